import { asIs, type Said, type Sayable, say, worded } from '../../kit/i18n/messages.ts';
import type { EmailDetails } from '../../notifications/notifications/notices.rules.ts';
import { retellNote } from './system-notes.rules.ts';

export interface Notice {
  title: Said;
  description: Sayable;
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
export function nameOrSystem(name: string | null): Said {
  return name === null ? say`The system` : asIs(name);
}

/** Appends the actor's note to a notification; the system's notes are translated. */
export function withNote(notice: Notice, note: string | null): Notice {
  if (!note) return notice;
  return {
    ...notice,
    email: { ...notice.email, lead: notice.description, quote: retellNote(note) },
    description: say`${{ description: worded(notice.description) }} “${{ note: retellNote(note) }}”`,
  };
}
