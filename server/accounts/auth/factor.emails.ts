import type { Locale } from '../../../contract/kit/languages.ts';
import type { EmailMessage } from '../../kit/emails/email.ts';
import { atTime, inLanguage, type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';
import type { OwnerWords } from '../../notifications/owner-notices/owner-notices.service.ts';
import { securityFrame, undoFacts, type WayBack, wayOut } from './auth.emails.ts';

/** E-mail about a second factor that was added or removed, or new recovery codes. `lead` says what happened. */
export function factorChangedEmail(
  words: OwnerWords & { headline: LocalizedMessage; lead: LocalizedMessage; undo: WayBack | null },
): EmailMessage {
  const { headline, lead, undo, support } = words;
  return {
    ...securityFrame(words),
    type: 'factor-changed',
    subject: headline,
    preheader: msg`If this was you, you don’t need to do anything.`,
    blocks: [
      { kind: 'headline', text: headline },
      { kind: 'lead', text: lead },
      ...(undo ? ([{ kind: 'facts', facts: undoFacts(undo) }] as const) : []),
      wayOut(undo, words),
      {
        kind: 'comfort',
        text: msg`If this was you, do nothing. If it wasn’t, use the button and write to ${{ support }}.`,
      },
    ],
  };
}

/** E-mail about a recovery under way, with the button that stops it. */
export function recoveryEmail(words: OwnerWords & { readyAt: Date; link: string }): EmailMessage {
  const { brand, support, readyAt, link } = words;
  return {
    ...securityFrame(words),
    type: 'factor-recovery',
    subject: msg`Someone wants to get into your ${{ brand }} account without a second factor`,
    preheader: msg`If this wasn’t you, stop it before ${{ time: atTime(readyAt) }}.`,
    blocks: [
      { kind: 'headline', text: msg`Did you lose your second factor?` },
      {
        kind: 'lead',
        text: 'Someone who knows your password asked to get in without your passkey, authenticator app or recovery codes. Payouts are on hold meanwhile.',
      },
      { kind: 'facts', facts: [{ label: msg`Can get in from`, value: msg`${{ time: atTime(readyAt) }}` }] },
      { kind: 'button', label: msg`Stop this`, url: link },
      {
        kind: 'comfort',
        text: msg`It was you? Then do nothing and log in again after that time. If it wasn’t, stop it, choose a new password and write to ${{ support }}.`,
      },
    ],
  };
}

/** Short, for an SMS. */
export function recoveryText({ locale, brand, readyAt }: { locale: Locale; brand: string; readyAt: Date }): string {
  return inLanguage(locale)(
    msg`Someone wants to get into your account without your second factor from ${{ time: atTime(readyAt) }} on. Not you? Log in and stop it under Security. - ${{ brand }}`,
  );
}
