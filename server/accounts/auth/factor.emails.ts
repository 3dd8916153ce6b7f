import type { EmailMessage } from '../../kit/emails/email.ts';
import { type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';
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
