import type { Locale } from '../../../contract/kit/languages.ts';
import type { EmailMessage, Fact } from '../../kit/emails/email.ts';
import { asIs, atTime, inLanguage, type Said, say } from '../../kit/i18n/messages.ts';
import type { OwnerWords } from '../../notifications/owner-notices/owner-notices.service.ts';
import type { CodePurpose } from './auth.rules.ts';

const purposes: Record<CodePurpose, { lead: Said; page: string; button: Said; reason: Said }> = {
  signup: {
    lead: say`Use it to confirm your account.`,
    page: '/signup',
    button: say`Go back to sign-up`,
    reason: say`You get this because someone signed up with this address.`,
  },
  reset: {
    lead: say`Use it to choose a new password.`,
    page: '/forgot-password',
    button: say`Choose a new password`,
    reason: say`You get this because someone asked for a new password for your account.`,
  },
  contact: {
    lead: say`Use it to confirm this contact for your account.`,
    page: '/profile-settings',
    button: say`Go back to your settings`,
    reason: say`You get this because this address was entered in an account.`,
  },
  step_up: {
    lead: say`Use it to confirm it’s you before we change anything about your money, sign-in or data.`,
    page: '/profile-settings',
    button: say`Go back to your settings`,
    reason: say`You get this because something about your money, sign-in or data is to change.`,
  },
};

const typesOfCodes = {
  signup: 'code-signup',
  reset: 'code-reset',
  contact: 'code-contact',
  step_up: 'code-step-up',
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
    ...{ type: typesOfCodes[purpose], locale, recipient: name, reason },
    subject: say`${{ code }} is your ${{ brand }} code`,
    preheader: say`It’s valid for 10 minutes. We will never ask you for it.`,
    blocks: [
      { kind: 'headline', text: say`Your code` },
      { kind: 'lead', text: lead },
      { kind: 'code', code },
      { kind: 'button', label: button, url: publicUrl + page },
      {
        kind: 'comfort',
        text: say`It’s valid for 10 minutes. Didn’t request this? You can ignore this email. We will never ask you for the code.`,
      },
    ],
  };
}

/** Short, for an SMS. */
export function codeText({ locale, brand, code }: CodeWords): string {
  return inLanguage(locale)(say`Your code is ${{ code }}. It is valid for 10 minutes. Do not share it. - ${{ brand }}`);
}

/** Single-use link to undo the change; null where none may be sent. */
interface WayBack {
  link: string;
  /** Time until which the link works. */
  until: Date;
}

/** The same frame for all news about the security of an account, which cannot be switched off. */
function securityEmail({ locale, name }: OwnerWords) {
  return { locale, recipient: name, reason: alwaysTold, waysOut: { settings: true } } as const;
}

const alwaysTold = say`You get this because we always tell you about the security of your account.`;

const undoFacts = (undo: WayBack | null): Fact[] =>
  undo ? [{ label: say`Can be undone until`, value: say`${{ time: atTime(undo.until) }}` }] : [];

/** The button that undoes a change; without one, the way to the support. */
function wayOut(undo: WayBack | null, { publicUrl }: Pick<OwnerWords, 'publicUrl'>) {
  return undo
    ? ({ kind: 'button', label: say`Undo this change`, url: undo.link } as const)
    : ({ kind: 'button', label: say`Choose a new password`, url: `${publicUrl}/forgot-password` } as const);
}

/** E-mail about a changed password. */
export function passwordChangedEmail(words: OwnerWords & { undo: WayBack | null }): EmailMessage {
  const { brand, support, undo } = words;
  return {
    ...securityEmail(words),
    type: 'password-changed',
    subject: say`Your ${{ brand }} password was changed`,
    preheader: say`If this was you, you don’t need to do anything.`,
    blocks: [
      { kind: 'headline', text: say`Your password was changed` },
      { kind: 'lead', text: 'The password of your account was just changed. All your other devices were signed out.' },
      ...(undo ? ([{ kind: 'facts', facts: undoFacts(undo) }] as const) : []),
      wayOut(undo, words),
      {
        kind: 'comfort',
        text: say`If this was you, do nothing. If it wasn’t, use the button and write to ${{ support }}.`,
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
  const label = isEmail ? say`New email` : say`New mobile number`;
  return {
    ...securityEmail(words),
    type: 'contact-changed',
    subject: isEmail ? say`Your ${{ brand }} email was changed` : say`Your ${{ brand }} mobile number was changed`,
    preheader: say`If this was you, you don’t need to do anything.`,
    blocks: [
      { kind: 'headline', text: isEmail ? say`Your email was changed` : say`Your mobile number was changed` },
      { kind: 'lead', text: 'Your account has a new contact. All your other devices were signed out.' },
      { kind: 'facts', facts: [{ label, value: asIs(contact) }, ...undoFacts(undo)] },
      wayOut(undo, words),
      {
        kind: 'comfort',
        text: say`If this was you, do nothing. If it wasn’t, use the button and write to ${{ support }}.`,
      },
    ],
  };
}

/** E-mail about a sign-in from a new kind of device. */
export function newSignInEmail(
  words: OwnerWords & { device: Said; address: string; at: Date; link: string },
): EmailMessage {
  const { brand, device, address, at, link } = words;
  return {
    ...securityEmail(words),
    type: 'new-sign-in',
    subject: say`New sign-in to your ${{ brand }} account`,
    preheader: say`From ${{ device }}. If this was you, you don’t need to do anything.`,
    blocks: [
      { kind: 'headline', text: say`Was this you?` },
      { kind: 'lead', text: 'Someone signed in to your account from a device we haven’t seen before.' },
      {
        kind: 'facts',
        facts: [
          { label: say`Device`, value: device },
          { label: say`When (Indian time)`, value: say`${{ time: atTime(at) }}` },
          { label: say`Network address`, value: asIs(address) },
        ],
      },
      { kind: 'button', label: say`That wasn’t me`, url: link, isAlarm: true },
      {
        kind: 'comfort',
        text: say`It was you? Then do nothing. The button ends that session, freezes payment methods added in it and lets you choose a new password. It works for 7 days.`,
      },
    ],
  };
}

/** E-mail about an undone change and the next steps. */
export function undoneEmail(words: OwnerWords): EmailMessage {
  const { brand, support, publicUrl } = words;
  return {
    ...securityEmail(words),
    type: 'change-undone',
    subject: say`A change to your ${{ brand }} account was undone`,
    preheader: say`Choose a new password now. Payouts are on hold until then.`,
    blocks: [
      { kind: 'headline', text: say`A change was undone` },
      { kind: 'lead', text: 'Your previous details are restored and every device was signed out.' },
      { kind: 'lead', text: 'Payouts are on hold until you choose a new password.' },
      { kind: 'button', label: say`Choose a new password`, url: `${publicUrl}/forgot-password` },
      { kind: 'comfort', text: say`If you need help, write to ${{ support }}.` },
    ],
  };
}
