import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { ChangeOrderRow } from '../../../database/schema.ts';
import { type LocalizedMessage, type LocalizedText, msg } from '../../kit/i18n/messages.ts';

/** Changes of a change order; null keeps a term. */
export interface Change {
  /** Rounds of changes per piece of work. */
  revisions: number | null;
  /** `YYYY-MM-DD`, India. */
  ready_by: string | null;
}

/** The last day on which work is due by these terms; null without one. */
export function dueDay({ ready_by, deliverables }: AgreementTerms): string | null {
  const days = [ready_by, ...deliverables.map(({ due }) => due ?? null)].filter((day) => day !== null);
  return days.toSorted().at(-1) ?? null;
}

/** Null if this can be proposed, otherwise the invalid field and the reason; `today` is the date in India. */
export function whyNotPropose(
  change: Change,
  terms: AgreementTerms,
  today: string,
): { field: keyof Change; reason: LocalizedText } | null {
  const { revisions, ready_by } = change;
  if (revisions === null && ready_by === null) {
    return { field: 'revisions', reason: 'Change the revisions, the date or both.' };
  }
  if (revisions === terms.revisions) {
    return { field: 'revisions', reason: msg`${{ revisions }} revisions are already agreed.` };
  }
  if (ready_by === null) return null;
  if (ready_by < today) return { field: 'ready_by', reason: 'This date has passed.' };
  return ready_by === dueDay(terms) ? { field: 'ready_by', reason: 'This date is already agreed.' } : null;
}

interface Base {
  version: number;
  hash: string;
  terms: AgreementTerms;
}

/** The next version of the terms. A new day replaces the due days of all pieces. */
export function amendTerms({ version, hash, terms }: Base, { note, ...change }: Change & { note: string }) {
  const { revisions, ready_by } = change;
  return {
    ...terms,
    ...(revisions === null ? {} : { revisions }),
    ...(ready_by === null
      ? {}
      : {
          ready_by,
          deliverables: terms.deliverables.map(({ due, ...line }) => (due ? { ...line, due: ready_by } : line)),
        }),
    amends: { version, hash, note },
  } satisfies AgreementTerms;
}

export type Answer = 'accepted' | 'declined' | 'withdrawn';

const answerWords: Record<Answer, LocalizedMessage> = {
  accepted: msg`accepted`,
  declined: msg`declined`,
  withdrawn: msg`withdrawn`,
};

/** Null if this person may give this answer, otherwise the reason. */
export function whyNotAnswer(
  order: Pick<ChangeOrderRow, 'proposed_by' | 'status'>,
  byId: number,
  answer: Answer,
): LocalizedText | null {
  if (order.status !== 'open') return msg`This change order was already ${{ status: answerWords[order.status] }}.`;
  const isOwn = order.proposed_by === byId;
  if (isOwn && answer !== 'withdrawn') return 'Only the other side can answer this. You can withdraw it.';
  if (!isOwn && answer === 'withdrawn') return 'Only the person who proposed this can withdraw it.';
  return null;
}
