import type { ApplicationAct } from '../../../contract/campaigns/application-acts.ts';
import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import { type Answer, allOf, no, notTheirs } from '../../kit/http/policy.ts';
import { mayWorkTogether, type Pair } from '../pairs/pair.policy.ts';
import { whyNotMove } from './applications.rules.ts';

/** Which of the two sides somebody is; null: neither, as an operator who decides a dispute. */
export type Side = 'creator' | 'applicant' | null;

/** Which side of an application somebody is. */
export function sideOf(id: number, { creator_id }: { creator_id: number }, to: { influencer_id: number }): Side {
  if (id === creator_id) return 'creator';
  return id === to.influencer_id ? 'applicant' : null;
}

/** Facts that decide the moves of an application, besides the acting party. */
export interface ApplicationFacts extends Pair {
  status: ApplicationStatus;
  /** No place of its campaign is free. */
  isFull: boolean;
  /** Whether the sides may move the money that is held for it. */
  money: Answer;
}

/** Whether a side may answer with this status. */
export function mayAnswer(side: Side, to: ApplicationStatus, facts: ApplicationFacts): Answer {
  if (side === null) return notTheirs('Only one of the two sides can answer this.');
  const reason = whyNotMove({ from: facts.status, to, by: side, cause: 'answer' });
  if (reason) return no('ILLEGAL_MOVE', reason);
  if (to === 'cancelled') return facts.money;
  if (to === 'accepted') return allOf(mayTakePlace(facts), mayWorkTogether(side, facts));
  return to === 'shortlisted' || to === 'offered' ? mayWorkTogether(side, facts) : true;
}

/** Whether it may be offered by an answer to several at once, which passes the shortlist. */
function mayOffer(side: Side, facts: ApplicationFacts): Answer {
  return mayAnswer(side, facts.status === 'applied' ? 'shortlisted' : 'offered', facts);
}

function mayTakePlace({ isFull }: Pick<ApplicationFacts, 'isFull'>): Answer {
  return isFull ? no('CONFLICT', 'All places in this campaign are filled.') : true;
}

export function applicationPolicy(side: Side, facts: ApplicationFacts): Record<ApplicationAct, Answer> {
  const may = (to: ApplicationStatus) => mayAnswer(side, to, facts);
  return {
    shortlisted: may('shortlisted'),
    offered: may('offered'),
    accepted: may('accepted'),
    declined: may('declined'),
    withdrawn: may('withdrawn'),
    cancelled: may('cancelled'),
    offer: mayOffer(side, facts),
  };
}
