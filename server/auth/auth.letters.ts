import type { Locale } from '../../contract/languages.ts';
import { asIs, inLanguage, type Letter, letterIn, type Said, say } from '../kit/words.ts';
import type { CodePurpose } from './auth.rules.ts';

const reasons: Record<CodePurpose, Said> = {
  signup: say`Enter it to confirm your account.`,
  reset: say`Enter it to choose a new password.`,
  contact: say`Enter it to confirm this contact for your account.`,
};

interface CodeWords {
  locale: Locale;
  brand: string;
  code: string;
}

/** The message that carries a one-time code. */
export function codeLetter(input: CodeWords & { name: string | null; purpose: CodePurpose }): Letter {
  const { locale, brand, name, code, purpose } = input;
  return letterIn(locale, {
    subject: say`${{ code }} is your ${{ brand }} code`,
    lines: [
      name === null ? say`Hello,` : say`Hello ${{ name }},`,
      '',
      say`Your code is ${{ code }}. ${{ reason: reasons[purpose] }}`,
      'It is good for 10 minutes. Nobody from our side will ever ask you for it.',
      '',
      'If you did not ask for it, you need not do anything.',
      '',
      asIs(brand),
    ],
  });
}

/** A text message is short. */
export function codeText({ locale, brand, code }: CodeWords): string {
  return inLanguage(locale)(say`Your code is ${{ code }}. It is good for 10 minutes. Do not share it. - ${{ brand }}`);
}

interface OwnerWords {
  locale: Locale;
  brand: string;
  name: string;
  support: string;
}

/** Tells the owner that the password is another now. */
export function passwordChangedLetter({ locale, brand, name, support }: OwnerWords): Letter {
  return letterIn(locale, {
    subject: say`Your ${{ brand }} password was changed`,
    lines: [
      say`Hello ${{ name }},`,
      '',
      'The password of your account was changed just now.',
      say`If that was not you, choose a new one with "Forgot password" and write to ${{ support }}.`,
      '',
      asIs(brand),
    ],
  });
}

/** Tells the earlier e-mail that the account has another now. */
export function contactChangedLetter({ locale, brand, name, support }: OwnerWords): Letter {
  return letterIn(locale, {
    subject: say`Your ${{ brand }} e-mail was changed`,
    lines: [
      say`Hello ${{ name }},`,
      '',
      'Your account has another e-mail from now on; this is the last message to this address.',
      say`If that was not you, write to ${{ support }} at once.`,
      '',
      asIs(brand),
    ],
  });
}

/** Tells the owner that payouts may go to another account now. */
export function paymentMethodLetter(words: OwnerWords & { method: Said }): Letter {
  const { locale, brand, name, support, method } = words;
  return letterIn(locale, {
    subject: say`A payment method was added to your ${{ brand }} account`,
    lines: [
      say`Hello ${{ name }},`,
      '',
      say`The ${{ method }} was added to your wallet and can receive your payouts now.`,
      say`If that was not you, remove it, change your password and write to ${{ support }} at once.`,
      '',
      asIs(brand),
    ],
  });
}
