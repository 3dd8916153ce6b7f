import type { Locale } from '../../../contract/kit/languages.ts';
import { asIs, type EmailMessage, emailIn, inLanguage, say } from '../../kit/i18n/messages.ts';

interface Words {
  locale: Locale;
  brand: string;
  code: string;
}

/** E-mail with the code that proves a profile is the recipient's. */
export function removalEmail({ locale, brand, code }: Words): EmailMessage {
  return emailIn(locale, {
    subject: say`${{ code }} removes your profile from ${{ brand }}`,
    lines: [
      'Hello,',
      '',
      say`Someone asked us to remove the profile with this email. Enter ${{ code }} on the request page to remove it permanently.`,
      'It’s valid for 10 minutes. Didn’t request this? You can ignore this email: your profile stays.',
      '',
      asIs(brand),
    ],
  });
}

export function removalText({ locale, brand, code }: Words): string {
  return inLanguage(locale)(say`Your code is ${{ code }}. It removes your profile from ${{ brand }}. Do not share it.`);
}
