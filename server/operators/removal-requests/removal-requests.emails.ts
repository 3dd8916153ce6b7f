import type { Locale } from '../../../contract/kit/languages.ts';
import { asIs, inLanguage, type Letter, letterIn, say } from '../../kit/i18n/messages.ts';

interface Words {
  locale: Locale;
  brand: string;
  code: string;
}

/** The message that carries the code by which somebody proves that a profile is about them. */
export function removalLetter({ locale, brand, code }: Words): Letter {
  return letterIn(locale, {
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
