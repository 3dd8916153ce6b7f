import type { Locale } from '../../../contract/kit/languages.ts';
import type { EmailMessage } from '../../kit/emails/email.ts';
import { inLanguage, msg } from '../../kit/i18n/messages.ts';

interface Words {
  locale: Locale;
  brand: string;
  code: string;
}

/** E-mail with the code that proves a profile is the recipient's. */
export function removalEmail({ locale, brand, code, publicUrl }: Words & { publicUrl: string }): EmailMessage {
  return {
    type: 'code-removal',
    locale,
    recipient: null,
    subject: msg`${{ code }} removes your profile from ${{ brand }}`,
    preheader: msg`It’s valid for 10 minutes. Enter it only if you want your profile removed.`,
    blocks: [
      { kind: 'headline', text: msg`Remove your profile` },
      {
        kind: 'lead',
        text: 'Someone asked us to remove the profile with this email. The code removes it permanently.',
      },
      { kind: 'code', code },
      { kind: 'button', label: msg`Go back to the request`, url: `${publicUrl}/remove-profile` },
      {
        kind: 'comfort',
        text: 'It’s valid for 10 minutes. Didn’t request this? You can ignore this email: your profile stays.',
      },
    ],
    reason: msg`You get this because ${{ brand }} has a profile with this address.`,
  };
}

export function removalText({ locale, brand, code }: Words): string {
  return inLanguage(locale)(msg`Your code is ${{ code }}. It removes your profile from ${{ brand }}. Do not share it.`);
}
