import type { Locale } from '../../../contract/kit/languages.ts';
import { asIs, type EmailMessage, emailIn, inLanguage, type Said, say } from '../../kit/i18n/messages.ts';
import type { OwnerWords } from '../../notifications/owner-notices/owner-notices.service.ts';
import type { CodePurpose } from './auth.rules.ts';

const reasons: Record<CodePurpose, Said> = {
  signup: say`Use it to confirm your account.`,
  reset: say`Use it to choose a new password.`,
  contact: say`Use it to confirm this contact for your account.`,
  step_up: say`Use it to confirm it’s you before we change anything about your money, sign-in or data.`,
};

interface CodeWords {
  locale: Locale;
  brand: string;
  code: string;
}

/** E-mail with a one-time code. */
export function codeEmail(input: CodeWords & { name: string | null; purpose: CodePurpose }): EmailMessage {
  const { locale, brand, name, code, purpose } = input;
  return emailIn(locale, {
    subject: say`${{ code }} is your ${{ brand }} code`,
    lines: [
      name === null ? say`Hello,` : say`Hello ${{ name }},`,
      '',
      say`Your code is ${{ code }}. ${{ reason: reasons[purpose] }}`,
      'It’s valid for 10 minutes. We will never ask you for it.',
      '',
      'Didn’t request this? You can ignore this email.',
      '',
      asIs(brand),
    ],
  });
}

/** Short, for an SMS. */
export function codeText({ locale, brand, code }: CodeWords): string {
  return inLanguage(locale)(say`Your code is ${{ code }}. It is valid for 10 minutes. Do not share it. - ${{ brand }}`);
}

/** Single-use link to undo the change; null where none may be sent. */
interface WayBack {
  link: string;
  /** Formatted time until which the link works. */
  until: string;
}

const undoLine = ({ link, until }: WayBack) =>
  say`If this wasn’t you, undo it within 72 hours, until ${{ until }}: ${{ link }}`;

/** E-mail about a changed password. */
export function passwordChangedEmail(words: OwnerWords & { undo: WayBack | null }): EmailMessage {
  const { locale, brand, name, support, undo } = words;
  return emailIn(locale, {
    subject: say`Your ${{ brand }} password was changed`,
    lines: [
      say`Hello ${{ name }},`,
      '',
      'The password of your account was just changed. All your other devices were signed out.',
      undo
        ? undoLine(undo)
        : say`If this wasn’t you, choose a new one with "Forgot password" and write to ${{ support }}.`,
      '',
      asIs(brand),
    ],
  });
}

/** E-mail to the former address about a new e-mail or mobile of the account. */
export function contactChangedEmail(
  words: OwnerWords & { channel: 'email' | 'mobile'; contact: string; undo: WayBack | null },
): EmailMessage {
  const { locale, brand, name, support, channel, contact, undo } = words;
  const isEmail = channel === 'email';
  return emailIn(locale, {
    subject: isEmail ? say`Your ${{ brand }} email was changed` : say`Your ${{ brand }} mobile number was changed`,
    lines: [
      say`Hello ${{ name }},`,
      '',
      isEmail
        ? say`The email of your account is now ${{ contact }}. All your other devices were signed out.`
        : say`The mobile number of your account is now ${{ contact }}. All your other devices were signed out.`,
      undo ? undoLine(undo) : say`If this wasn’t you, write to ${{ support }} at once.`,
      '',
      asIs(brand),
    ],
  });
}

/** E-mail about a sign-in from a new kind of device. */
export function newSignInEmail(
  words: OwnerWords & { device: Said; address: string; at: string; link: string },
): EmailMessage {
  const { locale, brand, name, device, address, at, link } = words;
  return emailIn(locale, {
    subject: say`New sign-in to your ${{ brand }} account`,
    lines: [
      say`Hello ${{ name }},`,
      '',
      say`Someone signed in to your account from ${{ device }} (${{ address }}) on ${{ at }} (Indian time).`,
      'If this was you, you don’t need to do anything.',
      say`If this wasn’t you, press "That wasn't me" here within 7 days: ${{ link }}`,
      'It ends that session, freezes payment methods added in it and lets you choose a new password.',
      '',
      asIs(brand),
    ],
  });
}

/** E-mail about an undone change and the next steps. */
export function undoneEmail({ locale, brand, name, support }: OwnerWords): EmailMessage {
  return emailIn(locale, {
    subject: say`A change to your ${{ brand }} account was undone`,
    lines: [
      say`Hello ${{ name }},`,
      '',
      'Your previous details are restored and every device was signed out.',
      'Payouts are on hold until you choose a new password. Use "Forgot password" on the login page.',
      say`If you need help, write to ${{ support }}.`,
      '',
      asIs(brand),
    ],
  });
}
