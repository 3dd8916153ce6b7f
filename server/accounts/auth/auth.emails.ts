import type { Locale } from '../../../contract/kit/languages.ts';
import type { EmailMessage, Fact } from '../../kit/emails/email.ts';
import { atTime, inLanguage, type LocalizedMessage, msg, verbatim } from '../../kit/i18n/messages.ts';
import type { OwnerWords } from '../../notifications/owner-notices/owner-notices.service.ts';
import type { CodePurpose } from './auth.rules.ts';

const purposes: Record<
  CodePurpose,
  { lead: LocalizedMessage; page: string; button: LocalizedMessage; reason: LocalizedMessage }
> = {
  signup: {
    lead: msg`Use it to confirm your account.`,
    page: '/signup',
    button: msg`Go back to sign-up`,
    reason: msg`You get this because someone signed up with this address.`,
  },
  reset: {
    lead: msg`Use it to choose a new password.`,
    page: '/forgot-password',
    button: msg`Choose a new password`,
    reason: msg`You get this because someone asked for a new password for your account.`,
  },
  contact: {
    lead: msg`Use it to confirm this contact for your account.`,
    page: '/profile-settings',
    button: msg`Go back to your settings`,
    reason: msg`You get this because this address was entered in an account.`,
  },
  step_up: {
    lead: msg`Use it to confirm it’s you before we change anything about your money, sign-in or data.`,
    page: '/profile-settings',
    button: msg`Go back to your settings`,
    reason: msg`You get this because something about your money, sign-in or data is to change.`,
  },
  recovery: {
    lead: msg`Use it to get back into your account and remove its lost second factors.`,
    page: '/login',
    button: msg`Go back to login`,
    reason: msg`You get this because someone asked to get back into your account without a second factor.`,
  },
};

const typesOfCodes = {
  signup: 'code-signup',
  reset: 'code-reset',
  contact: 'code-contact',
  step_up: 'code-step-up',
  recovery: 'code-recovery',
} as const;

interface CodeWords {
  locale: Locale;
  brand: string;
  code: string;
}

interface CodeEmail extends CodeWords {
  name: string | null;
  purpose: CodePurpose;
  publicUrl: string;
}

/** E-mail with a one-time code. */
export function codeEmail({ locale, brand, name, code, purpose, publicUrl }: CodeEmail): EmailMessage {
  const { lead, page, button, reason } = purposes[purpose];
  return {
    type: typesOfCodes[purpose],
    locale,
    recipient: name,
    reason,
    subject: msg`${{ code }} is your ${{ brand }} code`,
    preheader: msg`It’s valid for 10 minutes. We will never ask you for it.`,
    blocks: [
      { kind: 'headline', text: msg`Your code` },
      { kind: 'lead', text: lead },
      { kind: 'code', code },
      { kind: 'button', label: button, url: publicUrl + page },
      {
        kind: 'comfort',
        text: msg`It’s valid for 10 minutes. Didn’t request this? You can ignore this email. We will never ask you for the code.`,
      },
    ],
  };
}

/** Short, for an SMS. */
export function codeText({ locale, brand, code }: CodeWords): string {
  return inLanguage(locale)(msg`Your code is ${{ code }}. It is valid for 10 minutes. Do not share it. - ${{ brand }}`);
}

/** Single-use link to undo the change; null where none may be sent. */
export interface WayBack {
  link: string;
  /** Time until which the link works. */
  until: Date;
}

/** The same frame for all news about the security of an account, which cannot be switched off. */
export function securityFrame({ locale, name }: OwnerWords) {
  return { locale, recipient: name, reason: alwaysTold, waysOut: { settings: true } } as const;
}

const alwaysTold = msg`You get this because we always tell you about the security of your account.`;

export const undoFacts = (undo: WayBack | null): Fact[] =>
  undo ? [{ label: msg`Can be undone until`, value: msg`${{ time: atTime(undo.until) }}` }] : [];

/** The button that undoes a change; without one, the way to the support. */
export function wayOut(undo: WayBack | null, { publicUrl }: Pick<OwnerWords, 'publicUrl'>) {
  return undo
    ? ({ kind: 'button', label: msg`Undo this change`, url: undo.link } as const)
    : ({ kind: 'button', label: msg`Choose a new password`, url: `${publicUrl}/forgot-password` } as const);
}

/** E-mail about a changed password. */
export function passwordChangedEmail(words: OwnerWords & { undo: WayBack | null }): EmailMessage {
  const { brand, support, undo } = words;
  return {
    ...securityFrame(words),
    type: 'password-changed',
    subject: msg`Your ${{ brand }} password was changed`,
    preheader: msg`If this was you, you don’t need to do anything.`,
    blocks: [
      { kind: 'headline', text: msg`Your password was changed` },
      { kind: 'lead', text: 'The password of your account was just changed. All your other devices were signed out.' },
      ...(undo ? ([{ kind: 'facts', facts: undoFacts(undo) }] as const) : []),
      wayOut(undo, words),
      {
        kind: 'comfort',
        text: msg`If this was you, do nothing. If it wasn’t, use the button and write to ${{ support }}.`,
      },
    ],
  };
}

/** E-mail to the former address about a new e-mail or mobile of the account. */
export function contactChangedEmail(
  words: OwnerWords & { channel: 'email' | 'mobile'; contact: string; undo: WayBack | null },
): EmailMessage {
  const { brand, support, channel, contact, undo } = words;
  const isEmail = channel === 'email';
  const label = isEmail ? msg`New email` : msg`New mobile number`;
  return {
    ...securityFrame(words),
    type: 'contact-changed',
    subject: isEmail ? msg`Your ${{ brand }} email was changed` : msg`Your ${{ brand }} mobile number was changed`,
    preheader: msg`If this was you, you don’t need to do anything.`,
    blocks: [
      { kind: 'headline', text: isEmail ? msg`Your email was changed` : msg`Your mobile number was changed` },
      { kind: 'lead', text: 'Your account has a new contact. All your other devices were signed out.' },
      { kind: 'facts', facts: [{ label, value: verbatim(contact) }, ...undoFacts(undo)] },
      wayOut(undo, words),
      {
        kind: 'comfort',
        text: msg`If this was you, do nothing. If it wasn’t, use the button and write to ${{ support }}.`,
      },
    ],
  };
}

/** E-mail about a sign-in from a new kind of device. */
export function newSignInEmail(
  words: OwnerWords & { device: LocalizedMessage; address: string; at: Date; link: string },
): EmailMessage {
  const { brand, device, address, at, link } = words;
  return {
    ...securityFrame(words),
    type: 'new-sign-in',
    subject: msg`New sign-in to your ${{ brand }} account`,
    preheader: msg`From ${{ device }}. If this was you, you don’t need to do anything.`,
    blocks: [
      { kind: 'headline', text: msg`Was this you?` },
      { kind: 'lead', text: 'Someone signed in to your account from a device we haven’t seen before.' },
      {
        kind: 'facts',
        facts: [
          { label: msg`Device`, value: device },
          { label: msg`When (Indian time)`, value: msg`${{ time: atTime(at) }}` },
          { label: msg`Network address`, value: verbatim(address) },
        ],
      },
      { kind: 'button', label: msg`That wasn’t me`, url: link, isAlarm: true },
      {
        kind: 'comfort',
        text: msg`It was you? Then do nothing. The button ends that session, freezes payment methods added in it and lets you choose a new password. It works for 7 days.`,
      },
    ],
  };
}

/** E-mail about an undone change and the next steps. */
export function undoneEmail(words: OwnerWords): EmailMessage {
  const { brand, support, publicUrl } = words;
  return {
    ...securityFrame(words),
    type: 'change-undone',
    subject: msg`A change to your ${{ brand }} account was undone`,
    preheader: msg`Choose a new password now. Payouts are on hold until then.`,
    blocks: [
      { kind: 'headline', text: msg`A change was undone` },
      { kind: 'lead', text: 'Your previous details are restored and every device was signed out.' },
      { kind: 'lead', text: 'Payouts are on hold until you choose a new password.' },
      { kind: 'button', label: msg`Choose a new password`, url: `${publicUrl}/forgot-password` },
      { kind: 'comfort', text: msg`If you need help, write to ${{ support }}.` },
    ],
  };
}
