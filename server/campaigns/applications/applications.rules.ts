import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import { type LocalizedText, msg } from '../../kit/i18n/messages.ts';
import { statusWords } from '../moves/status-words.rules.ts';

/** Actor of a move. The system answers on timeouts, and follows the money. */
export type Actor = 'creator' | 'applicant' | 'system';
/**
 * Cause of a move: an answer by hand, an offer and its end, a payment, a deliverable, the end of unpaid work (published and arrived, or
 * left alone), or an operator's decision in a dispute.
 */
export type Cause = 'answer' | 'offer' | 'money' | 'deliverable' | 'arrival' | 'decision';

interface AllowedMove {
  from: ApplicationStatus;
  to: ApplicationStatus;
  by: readonly Actor[];
  cause: Cause;
}

const move = (from: ApplicationStatus, to: ApplicationStatus, by: readonly Actor[], cause: Cause): AllowedMove => ({
  from,
  to,
  by,
  cause,
});

/** Complete table of an application's moves. */
export const moves: readonly AllowedMove[] = [
  move('applied', 'shortlisted', ['creator'], 'answer'),
  ...(['applied', 'shortlisted', 'offered'] as const).flatMap((from) => [
    move(from, 'offered', ['creator'], 'answer'),
    move(from, 'offered', ['creator', 'applicant'], 'offer'),
  ]),
  move('offered', 'accepted', ['applicant'], 'answer'),
  move('offered', 'accepted', ['creator', 'applicant'], 'offer'),
  // The live offer was declined, withdrawn or expired.
  move('offered', 'applied', ['creator', 'applicant', 'system'], 'offer'),
  move('offered', 'shortlisted', ['creator', 'applicant', 'system'], 'offer'),
  move('accepted', 'in_progress', ['system'], 'money'),
  move('in_progress', 'submitted', ['applicant'], 'deliverable'),
  move('submitted', 'changes_requested', ['creator'], 'deliverable'),
  move('changes_requested', 'submitted', ['applicant'], 'deliverable'),
  move('submitted', 'approved', ['creator', 'system'], 'deliverable'),
  move('approved', 'paid', ['system'], 'money'),
  // Unpaid work ends when it is published and its product has arrived.
  move('approved', 'paid', ['system'], 'arrival'),
  ...(['applied', 'shortlisted', 'offered'] as const).flatMap((from) => [
    move(from, 'declined', ['creator', 'system'], 'answer'),
    move(from, 'withdrawn', ['applicant'], 'answer'),
  ]),
  ...(['accepted', 'in_progress'] as const).map((from) =>
    move(from, 'cancelled', ['creator', 'applicant', 'system'], 'answer'),
  ),
  // Approved work of which all was refunded.
  move('approved', 'cancelled', ['system'], 'money'),
  ...(['in_progress', 'submitted', 'changes_requested', 'approved'] as const).flatMap((from) => [
    move(from, 'paid', ['system'], 'decision'),
    move(from, 'cancelled', ['system'], 'decision'),
  ]),
  // Unpaid work with which nobody goes on.
  move('submitted', 'cancelled', ['system'], 'arrival'),
  move('changes_requested', 'cancelled', ['system'], 'arrival'),
];

/** Unanswered statuses; the system declines after a time. */
export const openStatuses = ['applied', 'shortlisted', 'offered'] as const satisfies readonly ApplicationStatus[];
/** Statuses without finished work: they end when one party deletes its account. */
export const unfinishedStatuses = [
  ...openStatuses,
  'accepted',
  'in_progress',
  'submitted',
  'changes_requested',
] as const satisfies readonly ApplicationStatus[];
/** Statuses in which money may be held: they prevent deleting the campaign. */
export const fundedStatuses = [
  'in_progress',
  'submitted',
  'changes_requested',
  'approved',
] as const satisfies readonly ApplicationStatus[];

/** Statuses of an agreement that is being worked on, funded or not. */
export const workStatuses = ['accepted', ...fundedStatuses] as const satisfies readonly ApplicationStatus[];

const byItself: Record<Cause, string> = {
  answer: 'Only one of the two sides can answer this.',
  offer: 'This happens when an offer ends.',
  money: 'This happens automatically when the money has moved.',
  deliverable: 'This happens automatically when work is submitted or reviewed.',
  arrival: 'This happens automatically when unpaid work is done, or when nobody goes on with it.',
  decision: 'This happens when our team has decided a dispute.',
};

interface WantedMove {
  from: ApplicationStatus;
  to: ApplicationStatus;
  by: Actor;
  cause: Cause;
}

/** Null where the move is allowed, otherwise the reason as a sentence. */
export function whyNotMove({ from, to, by, cause }: WantedMove): LocalizedText | null {
  const known = moves.filter((each) => each.from === from && each.to === to);
  const found = known.find((each) => each.cause === cause) ?? known[0];
  if (!found) {
    return from === to
      ? msg`This application is already ${{ status: statusWords[from] }}.`
      : msg`This application is ${{ status: statusWords[from] }}, so it can’t be changed to “${{ wanted: statusWords[to] }}”.`;
  }
  if (found.cause !== cause) return byItself[found.cause];
  if (!found.by.includes(by)) {
    return found.by.includes('creator') ? 'Only the campaign owner can do this.' : 'Only the applicant can do this.';
  }
  return null;
}

export function isOpen(status: ApplicationStatus): boolean {
  return openStatuses.some((open) => open === status);
}

/** Whether a move requires a reason for the other party. */
export function needsReason(to: ApplicationStatus): boolean {
  return to === 'cancelled';
}
