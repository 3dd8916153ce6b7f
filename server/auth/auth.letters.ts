import type { CodePurpose } from './auth.rules.ts';

interface Letter {
  subject: string;
  text: string;
}

const reasons: Record<CodePurpose, string> = {
  signup: 'Enter it to confirm your account.',
  reset: 'Enter it to choose a new password.',
  contact: 'Enter it to confirm this contact for your account.',
};

/** The message that carries a one-time code. */
export function codeLetter(input: { brand: string; name: string | null; code: string; purpose: CodePurpose }): Letter {
  const { brand, name, code, purpose } = input;
  return {
    subject: `${code} is your ${brand} code`,
    text: [
      name === null ? 'Hello,' : `Hello ${name},`,
      '',
      `Your code is ${code}. ${reasons[purpose]}`,
      'It is good for 10 minutes. Nobody from our side will ever ask you for it.',
      '',
      `If you did not ask for it, you need not do anything.`,
      '',
      brand,
    ].join('\n'),
  };
}

/** A text message is short. */
export function codeText({ brand, code }: { brand: string; code: string }): string {
  return `Your code is ${code}. It is good for 10 minutes. Do not share it. - ${brand}`;
}

/** Tells the owner that the password is another now. */
export function passwordChangedLetter(input: { brand: string; name: string; support: string }): Letter {
  return {
    subject: `Your ${input.brand} password was changed`,
    text: [
      `Hello ${input.name},`,
      '',
      'The password of your account was changed just now.',
      `If that was not you, choose a new one with "Forgot password" and write to ${input.support}.`,
      '',
      input.brand,
    ].join('\n'),
  };
}

/** Tells the earlier e-mail that the account has another now. */
export function contactChangedLetter(input: { brand: string; name: string; support: string }): Letter {
  return {
    subject: `Your ${input.brand} e-mail was changed`,
    text: [
      `Hello ${input.name},`,
      '',
      'Your account has another e-mail from now on; this is the last message to this address.',
      `If that was not you, write to ${input.support} at once.`,
      '',
      input.brand,
    ].join('\n'),
  };
}

/** Tells the owner that payouts may go to another account now. */
export function paymentMethodLetter(input: { brand: string; name: string; support: string; method: string }): Letter {
  return {
    subject: `A payment method was added to your ${input.brand} account`,
    text: [
      `Hello ${input.name},`,
      '',
      `The ${input.method} was added to your wallet and can receive your payouts now.`,
      `If that was not you, remove it, change your password and write to ${input.support} at once.`,
      '',
      input.brand,
    ].join('\n'),
  };
}
