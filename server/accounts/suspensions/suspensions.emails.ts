import type { Locale } from '../../../contract/kit/languages.ts';
import { asIs, type Letter, letterIn, say } from '../../kit/i18n/messages.ts';
import { nameForLetter } from '../../kit/i18n/recipient-name.ts';

interface Particulars {
  locale: Locale;
  brand: string;
  support: string;
  /** Of the person. */
  fullname: string;
}

function hello(fullname: string) {
  const name = nameForLetter(fullname);
  return name === null ? say`Hello,` : say`Hello ${{ name }},`;
}

/** Tells somebody that the account is suspended, why, and how to object. */
export function suspendedLetter({
  locale,
  brand,
  support,
  fullname,
  reason,
}: Particulars & { reason: string }): Letter {
  return letterIn(locale, {
    subject: say`Your ${{ brand }} account is suspended`,
    lines: [
      hello(fullname),
      '',
      say`We have suspended your ${{ brand }} account. The reason:`,
      asIs(reason),
      '',
      'You cannot sign in, and others do not find you. Money that is held for your work, or on its way to you, goes on as agreed.',
      say`If you think this is wrong, answer this letter or write to ${{ support }}. A person looks at it within seven days.`,
    ],
  });
}

export function liftedLetter({ locale, brand, support, fullname }: Particulars): Letter {
  return letterIn(locale, {
    subject: say`Your ${{ brand }} account is open again`,
    lines: [
      hello(fullname),
      '',
      say`Your ${{ brand }} account is not suspended any more. You can sign in, and others find you as before.`,
      say`Questions? Write to ${{ support }}.`,
    ],
  });
}
