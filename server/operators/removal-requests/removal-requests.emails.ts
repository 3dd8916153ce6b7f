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
      say`Somebody asked us to remove the profile that has this e-mail. Enter ${{ code }} on the page of the request, and it is erased for good.`,
      'It is good for 10 minutes. If you did not ask for it, you need not do anything: the profile stays.',
      '',
      asIs(brand),
    ],
  });
}

export function removalText({ locale, brand, code }: Words): string {
  return inLanguage(locale)(say`Your code is ${{ code }}. It removes your profile from ${{ brand }}. Do not share it.`);
}
