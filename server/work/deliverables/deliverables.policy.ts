import { takenStatuses } from '../../../contract/campaigns/application-standing.ts';
import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import type { DeliverableAct, DeliverableStatus } from '../../../contract/work/deliverables.ts';
import { questionDays } from '../../../contract/work/figures.ts';
import type { LabelPlace } from '../../../contract/work/label-ticks.rules.ts';
import type { DeliverableRow, IdeaRow } from '../../../database/schema.ts';
import { type Answer, allOf, no, notTheirs } from '../../kit/http/policy.ts';
import { type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';
import { isIdeaApproved } from '../idea-records/idea-records.policy.ts';
import { isDisclosed } from '../work-clock/approvable.policy.ts';
import { handsOf, whyNoRevision, whyNotMove, workingStatuses } from './deliverables.rules.ts';
import type { FigureFacts } from './figures.rules.ts';

/** The reader’s side of a piece of work; null: a side of the joint campaign, or an operator. */
export type WorkSide = 'creator' | 'applicant' | null;

/** Facts that decide whether work on an agreement may go on. */
export interface WorkFacts {
  application: ApplicationStatus;
  /** The agreement pays money, which has to be there before work starts. */
  isPaid: boolean;
  /** Whether the sides may move the money, or the work it is held for. */
  money: Answer;
}

export interface PieceFacts extends WorkFacts {
  status: DeliverableStatus;
  disclosure: { ok: boolean; reason?: string | undefined } | null;
  /** Places of the label that are not ticked. */
  missingLabels: readonly LabelPlace[];
  /** `reel 1` */
  piece: LocalizedMessage;
  /** Rounds of changes that the agreement includes; undefined: no limit. And those that were asked for. */
  included: number | undefined;
  asked: number;
  publication: PublicationFacts;
  /** Undefined: the piece needs no idea. */
  idea: IdeaRow['status'] | undefined;
  figures: FigureFacts;
}

interface PublicationFacts {
  /** Held money waits for it. */
  isAwaited: boolean;
  isCounted: boolean;
  /** It was not published in time, and its part was refunded. */
  isCancelled: boolean;
  /** Its day is over. */
  isLate: boolean;
  /** The owner announced to cancel it. */
  isNoticed: boolean;
}

const noWork = 'There’s no work in progress for this agreement.';

/** Whether work goes on under an agreement. */
export function mayWork({ application, isPaid, money }: WorkFacts): Answer {
  if (application === 'accepted') {
    return !isPaid || no('CONFLICT', 'This work hasn’t been funded yet. You can start once it is.');
  }
  if (!workingStatuses.some((working) => working === application)) {
    return no('CONFLICT', noWork);
  }
  return money;
}

/** Whether it is this side's turn to give a piece this status. */
export function isHand(side: WorkSide, to: DeliverableStatus): Answer {
  if (side === null) return notTheirs('Only one of the two sides can answer this.');
  if (handsOf(to).includes(side)) return true;
  return no(
    'ROLE',
    side === 'creator' ? 'Only the influencer can submit the work.' : 'The brand is reviewing your work.',
  );
}

/** Whether an agreement still stands, which its work needs in whatever state it is. */
function stands({ application }: Pick<WorkFacts, 'application'>): Answer {
  return application !== 'cancelled' || no('CONFLICT', noWork);
}

/** Facts of what may be said about a piece. */
type SaidOf = Pick<PieceFacts, 'status' | 'application'>;

/** Whether a side may store a file for work on an agreement; undefined: it has none in force. */
export function mayUpload(side: WorkSide, agreement: ApplicationStatus | undefined): Answer {
  return allOf(isHand(side, 'submitted'), takenStatuses.some((taken) => taken === agreement) || no('CONFLICT', noWork));
}

/** Whether a side may move a piece of work on. */
export function mayMoveWork(side: WorkSide, to: DeliverableStatus, facts: PieceFacts): Answer {
  const hand = isHand(side, to);
  if (hand !== true || side === null) return hand;
  if (to === 'published' && side === 'creator') return allOf(stands(facts), mayConfirm(facts));
  const reason = whyNotMove(facts.status, to, side);
  if (reason) return no('ILLEGAL_MOVE', reason);
  if (to === 'published') {
    return allOf(stands(facts), !facts.publication.isCancelled || no('CONFLICT', cancelledReason));
  }
  return allOf(
    mayWork(facts),
    to === 'approved' ? isDisclosed(facts) : to === 'changes_requested' ? mayRevise(facts) : isIdeaApproved(facts.idea),
  );
}

const cancelledReason = 'This work wasn’t published in time, so it was cancelled and refunded.';

/** Whether the owner may confirm that a piece is published, for which money waits. */
function mayConfirm({ status, publication }: PieceFacts): Answer {
  if (status !== 'approved' && status !== 'published') {
    return no('ILLEGAL_MOVE', 'This work isn’t approved yet.');
  }
  if (publication.isCancelled) return no('CONFLICT', cancelledReason);
  if (publication.isCounted) return no('ILLEGAL_MOVE', 'The publication of this work is already confirmed.');
  return publication.isAwaited || no('CONFLICT', 'No payment waits for the publication of this work.');
}

const onlyOwner = (side: WorkSide) =>
  side ? no('ROLE', 'Only the campaign owner can do this.') : notTheirs('Only one of the two sides can answer this.');

/** Whether the owner may announce to cancel a piece that was not published in time. */
export function mayCancelPiece(side: WorkSide, { status, application, publication }: PieceFacts): Answer {
  if (side !== 'creator') return onlyOwner(side);
  if (publication.isCancelled) return no('CONFLICT', cancelledReason);
  if (!publication.isAwaited || status !== 'approved' || !publication.isLate) {
    return no('CONFLICT', 'Only work that wasn’t published in time can be cancelled.');
  }
  return allOf(stands({ application }), !publication.isNoticed || no('CONFLICT', 'You already announced this.'));
}

function mayRevise({ included, asked, piece }: PieceFacts): Answer {
  const reason = whyNoRevision({ included, asked, piece });
  return reason ? no('CONFLICT', reason) : true;
}

type Figures = SaidOf & Pick<PieceFacts, 'figures'>;

/** Whether a side may tell what a piece did since it is out; figures that are read are never typed over. */
export function mayReport(side: WorkSide, { status, application, figures }: Figures): Answer {
  return allOf(
    side === 'creator' ? no('ROLE', 'Only the influencer can submit the work.') : isHand(side, 'published'),
    status === 'published' || no('ILLEGAL_MOVE', 'You can add numbers when you mark it as published.'),
    stands({ application }),
    !figures.isRead || no('RULE', 'These numbers are read from the connected account, so there’s nothing to type.'),
  );
}

/** Whether the owner may question figures that were typed in: once, and within a week. */
export function mayQuestion(side: WorkSide, { application, figures: { isRead, newest } }: Figures): Answer {
  if (side !== 'creator') return onlyOwner(side);
  if (!newest) return no('CONFLICT', 'There are no numbers yet.');
  if (isRead) return no('RULE', 'These numbers are read from the connected account, so nobody typed them.');
  if (newest.isQuestioned) return no('CONFLICT', 'You already questioned these numbers.');
  return allOf(
    newest.isRecent ||
      no('EXPIRED', msg`Numbers can be questioned for ${{ days: questionDays }} days after they were entered.`),
    stands({ application }),
  );
}

/** Whether a side may comment on what was handed in. */
export function mayComment(side: WorkSide, { status, application }: SaidOf): Answer {
  if (side === null) return notTheirs('Only one of the two sides can answer this.');
  if (status === 'planned') return no('ILLEGAL_MOVE', 'Nothing has been submitted yet.');
  return allOf(
    status === 'submitted' ||
      status === 'changes_requested' ||
      no('ILLEGAL_MOVE', 'This work is approved, so comments are closed.'),
    stands({ application }),
  );
}

/** Whether the creator may take back a tick of where the label is shown. */
export function mayContest(side: WorkSide, { status, application }: SaidOf): Answer {
  if (side === null) return notTheirs('Only one of the two sides can answer this.');
  if (side !== 'creator') return no('ROLE', 'The brand is reviewing your work.');
  return allOf(
    status === 'submitted' || no('ILLEGAL_MOVE', 'Labels can be questioned while the work waits for your review.'),
    stands({ application }),
  );
}

/** Whether these ticks may be taken back: each once, since every time holds off the automatic approval. */
export function mayContestAgain(
  { disclosure_contested }: Pick<DeliverableRow, 'disclosure_contested'>,
  places: readonly LabelPlace[],
): Answer {
  return (
    !places.some((place) => disclosure_contested.includes(place)) ||
    no(
      'CONFLICT',
      'You questioned this label before, and the influencer ticked it again. Ask for changes, or open a dispute.',
    )
  );
}

export function deliverablePolicy(side: WorkSide, facts: PieceFacts): Record<DeliverableAct, Answer> {
  const may = (to: DeliverableStatus) => mayMoveWork(side, to, facts);
  return {
    submitted: may('submitted'),
    changes_requested: may('changes_requested'),
    approved: may('approved'),
    published: may('published'),
    figures: mayReport(side, facts),
    question: mayQuestion(side, facts),
    comment: mayComment(side, facts),
    contest: mayContest(side, facts),
    cancel: mayCancelPiece(side, facts),
  };
}
