import { asMessage, type LocalizedMessage, type LocalizedText, msg, verbatim } from '../../kit/i18n/messages.ts';
import type { EmailDetails } from '../../notifications/notifications/notices.rules.ts';
import { translateNote } from './system-notes.rules.ts';

export interface Notice {
  title: LocalizedMessage;
  description: LocalizedText;
  email?: EmailDetails;
}

export interface Told {
  campaign: string;
  /** Name of the actor; null for the system. */
  by: string | null;
  note: string | null;
  /** "₹18,000"; null without an agreed amount. */
  amount?: string | null;
}

/** Name of the actor, or the system. */
export function nameOrSystem(name: string | null): LocalizedMessage {
  return name === null ? msg`The system` : verbatim(name);
}

/** Appends the actor's note to a notification; the system's notes are translated. */
export function withNote(notice: Notice, note: string | null): Notice {
  if (!note) return notice;
  return {
    ...notice,
    email: { ...notice.email, lead: notice.description, quote: translateNote(note) },
    description: msg`${{ description: asMessage(notice.description) }} “${{ note: translateNote(note) }}”`,
  };
}
