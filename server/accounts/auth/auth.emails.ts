import type { Locale } from '../../../contract/kit/languages.ts';
import { asIs, inLanguage, type Letter, letterIn, type Said, say } from '../../kit/i18n/messages.ts';
import type { OwnerWords } from '../../notifications/owner-notices/owner-notices.service.ts';
import type { CodePurpose } from './auth.rules.ts';

const reasons: Record<CodePurpose, Said> = {
  signup: say`Enter it to confirm your account.`,
  reset: say`Enter it to choose a new password.`,
  contact: say`Enter it to confirm this contact for your account.`,
  step_up: say`Enter it to confirm that it is you: something about your money, sign-in or data is to change.`,
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

/** A single-use link to undo the change; null where none may be sent. */
interface WayBack {
  link: string;
  /** In words, until when it works. */
  until: string;
}

const undoLine = ({ link, until }: WayBack) =>
  say`If that was not you, undo it within 72 hours, until ${{ until }}: ${{ link }}`;

/** Tells the owner that the password is another now. */
export function passwordChangedLetter(words: OwnerWords & { undo: WayBack | null }): Letter {
  const { locale, brand, name, support, undo } = words;
  return letterIn(locale, {
    subject: say`Your ${{ brand }} password was changed`,
    lines: [
      say`Hello ${{ name }},`,
      '',
      'The password of your account was changed just now, and every other device was signed out.',
      undo
        ? undoLine(undo)
        : say`If that was not you, choose a new one with "Forgot password" and write to ${{ support }}.`,
      '',
      asIs(brand),
    ],
  });
}

/** Tells the former e-mail that the account has another e-mail or mobile now. */
export function contactChangedLetter(
  words: OwnerWords & { channel: 'email' | 'mobile'; contact: string; undo: WayBack | null },
): Letter {
  const { locale, brand, name, support, channel, contact, undo } = words;
  const isEmail = channel === 'email';
  return letterIn(locale, {
    subject: isEmail ? say`Your ${{ brand }} e-mail was changed` : say`Your ${{ brand }} mobile number was changed`,
    lines: [
      say`Hello ${{ name }},`,
      '',
      isEmail
        ? say`The e-mail of your account is ${{ contact }} from now on, and every other device was signed out.`
        : say`The mobile number of your account is ${{ contact }} from now on, and every other device was signed out.`,
      undo ? undoLine(undo) : say`If that was not you, write to ${{ support }} at once.`,
      '',
      asIs(brand),
    ],
  });
}

/** Tells the owner of a sign-in from a kind of device that was not used before. */
export function newSignInLetter(
  words: OwnerWords & { device: Said; address: string; at: string; link: string },
): Letter {
  const { locale, brand, name, device, address, at, link } = words;
  return letterIn(locale, {
    subject: say`New sign-in to your ${{ brand }} account`,
    lines: [
      say`Hello ${{ name }},`,
      '',
      say`Somebody signed in to your account from ${{ device }} (${{ address }}) at ${{ at }} India time.`,
      'If that was you, you need not do anything.',
      say`If that was not you, press "That wasn't me" here within 7 days: ${{ link }}`,
      'It ends that session, freezes payment methods added by it, and lets you choose a new password.',
      '',
      asIs(brand),
    ],
  });
}

/** Tells the owner that a change was undone, and what is to be done next. */
export function undoneLetter({ locale, brand, name, support }: OwnerWords): Letter {
  return letterIn(locale, {
    subject: say`A change to your ${{ brand }} account was undone`,
    lines: [
      say`Hello ${{ name }},`,
      '',
      'What stood before the change is back, and every device was signed out.',
      'Payouts are stopped until you have chosen a new password: use "Forgot password" on the sign-in page.',
      say`If you need help, write to ${{ support }}.`,
      '',
      asIs(brand),
    ],
  });
}
