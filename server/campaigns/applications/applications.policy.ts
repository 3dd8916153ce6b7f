import type { ApplicationAct } from '../../../contract/campaigns/application-acts.ts';
import { hasAgreement, isActive, isOver } from '../../../contract/campaigns/application-standing.ts';
import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import type { OfferSide } from '../../../contract/campaigns/offer-sides.ts';
import { mayDo } from '../../../contract/kit/permissions.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { type Answer, allOf, no, notTheirs } from '../../kit/http/policy.ts';
import { type CancellingFacts, mayCancel, mayGoOn, mayKeep, maySplit } from '../cancellations/cancellations.policy.ts';
import { mayWorkTogether, type Pair } from '../pairs/pair.policy.ts';
import { whyNotMove, workStatuses } from './applications.rules.ts';

/** Which of the two sides somebody is; null: neither, as an operator who decides a dispute. */
export type Side = 'creator' | 'applicant' | null;

/** Which side of an application somebody is. */
export function sideOf(id: number, { creator_id }: { creator_id: number }, to: { influencer_id: number }): Side {
  if (id === creator_id) return 'creator';
  return id === to.influencer_id ? 'applicant' : null;
}

/** The member acting for a side; their roles decide about payments. */
type Member = Pick<User, 'memberRoles'>;

const offerSide = { creator: 'owner', applicant: 'applicant' } as const;

/** Facts that decide the moves of an application, besides the acting party. */
export interface ApplicationFacts extends Pair {
  status: ApplicationStatus;
  /** No place of its campaign is free. */
  isFull: boolean;
  /** Maker of the live offer; null without one, or where it has expired. */
  offerBy: OfferSide | null;
  /** Whether the sides may move the money that is held for it. */
  money: Answer;
  /** Money is held, so that cancelling needs a split that both sides answer. */
  isHeld: boolean;
  /** Proposals to cancel; undefined without any. */
  cancelling: CancellingFacts | undefined;
  /** A product is sent to the applicant, and has arrived. */
  product: { isOwed: boolean; hasArrived: boolean };
}

/** Whether a side may answer with this status. */
export function mayAnswer(side: Side, to: ApplicationStatus, facts: ApplicationFacts): Answer {
  if (side === null) return notTheirs('Only one of the two sides can answer this.');
  if (to === 'in_progress') return allOf(mayKeep(facts.cancelling), facts.money);
  const reason = whyNotMove({ from: facts.status, to, by: side, cause: 'answer' });
  if (reason) return no('ILLEGAL_MOVE', reason);
  if (to === 'cancelled') return allOf(facts.money, !facts.isHeld || mayCancel(offerSide[side], facts.cancelling));
  if (to === 'accepted') return mayAcceptOffer(side, facts);
  // Without another price it would repeat what waits for its answer.
  if (to === 'offered' && facts.offerBy === 'owner') return no('ILLEGAL_MOVE', 'This application is already offered.');
  return to === 'shortlisted' || to === 'offered' ? mayWorkTogether(side, facts) : true;
}

/** Whether a side may make an offer now, the first or a counter-offer. */
export function mayOffer(side: Side, facts: ApplicationFacts): Answer {
  if (side === null) return notTheirs('Only one of the two sides can answer this.');
  const reason = whyNotMove({ from: facts.status, to: 'offered', by: side, cause: 'offer' });
  return reason ? no('ILLEGAL_MOVE', reason) : mayWorkTogether(side, facts);
}

/** Whether a side may accept the live offer. */
export function mayAcceptOffer(side: 'creator' | 'applicant', facts: ApplicationFacts): Answer {
  const reason = whyNotMove({ from: facts.status, to: 'accepted', by: side, cause: 'offer' });
  if (reason) return no('ILLEGAL_MOVE', reason);
  return allOf(isOtherSides(side, facts), mayTakePlace(facts), mayWorkTogether(side, facts));
}

/** Whether the live offer waits for this side. */
export function isOtherSides(side: 'creator' | 'applicant', { offerBy }: Pick<ApplicationFacts, 'offerBy'>): Answer {
  if (offerBy === null) return no('CONFLICT', 'This offer isn’t open any more.');
  return offerBy === offerSide[side] ? no('CONFLICT', 'You made this offer, so the other side answers it.') : true;
}

/** Whether this side may take back the live offer. */
export function isOwnOffer(side: 'creator' | 'applicant', { offerBy }: Pick<ApplicationFacts, 'offerBy'>): Answer {
  if (offerBy === null) return no('CONFLICT', 'This offer isn’t open any more.');
  return offerBy === offerSide[side] ? true : no('CONFLICT', 'Only the side that made this offer can withdraw it.');
}

function mayTakePlace({ isFull }: Pick<ApplicationFacts, 'isFull'>): Answer {
  return isFull ? no('CONFLICT', 'All places in this campaign are filled.') : true;
}

/**
 * Whether a member may cancel work whose money is held. From the side that paid it is a payment: the influencer gets a part by
 * the split, or by silence.
 */
function mayPaySplit(side: Side, { status, isHeld }: ApplicationFacts, { memberRoles }: Member): Answer {
  const isPayment = side === 'creator' && isHeld && status === 'in_progress';
  return (
    !isPayment ||
    mayDo(memberRoles, 'pay') ||
    no('ROLE', 'This pays the influencer. Ask a member of your team who can pay.')
  );
}

/** Whether a side may propose how held money is split when its agreement is cancelled. */
function mayProposeSplit(side: Side, facts: ApplicationFacts): Answer {
  const isHeld = facts.isHeld || no('CONFLICT', 'No money is held for this work, so there’s nothing to split.');
  return allOf(
    mayAnswer(side, 'cancelled', facts),
    isHeld,
    side === null || maySplit(offerSide[side], facts.cancelling),
  );
}

/** Whether a side may confirm that the product arrived. */
export function mayConfirmArrival(side: Side, { status, product }: ApplicationFacts): Answer {
  if (side === null) return notTheirs('Only one of the two sides can answer this.');
  const isWorking = workStatuses.some((working) => working === status);
  return allOf(
    side === 'applicant' || no('ROLE', 'Only the influencer can confirm that the product arrived.'),
    product.isOwed || no('CONFLICT', 'No product is sent in this campaign.'),
    !product.hasArrived || no('CONFLICT', 'You’ve already confirmed that the product arrived.'),
    isWorking || no('CONFLICT', 'There’s no work in progress for this agreement.'),
  );
}

/** Shown while there is nothing to change yet. */
export const noAgreement = 'There’s no agreement yet. You can change its terms once the offer is accepted.';

type Agreement = Pick<ApplicationFacts, 'status' | 'money'>;

/** Whether the terms of an agreement can change by a change order. */
export function mayChangeAgreement({ status, money }: Agreement): Answer {
  return allOf(
    hasAgreement(status) || no('CONFLICT', noAgreement),
    isActive(status) || no('CONFLICT', 'This agreement has ended, so its terms can’t be changed.'),
    money,
  );
}

/** Whether its rights and its price can change: also after the work. */
export function mayRenewRights(agreement: Agreement): Answer {
  return isOver(agreement.status) ? agreement.money : mayChangeAgreement(agreement);
}

export function applicationPolicy(side: Side, facts: ApplicationFacts, member: Member): Record<ApplicationAct, Answer> {
  const may = (to: ApplicationStatus) => mayAnswer(side, to, facts);
  // Its terms rest while one side asks to cancel it.
  const agreement = { status: facts.status, money: allOf(facts.money, mayGoOn(facts.cancelling)) };
  const pays = mayPaySplit(side, facts, member);
  const isSide: Answer = side !== null || notTheirs('Only one of the two sides can answer this.');
  return {
    shortlisted: may('shortlisted'),
    offered: may('offered'),
    accepted: may('accepted'),
    declined: may('declined'),
    withdrawn: may('withdrawn'),
    cancelled: allOf(may('cancelled'), pays),
    in_progress: may('in_progress'),
    propose: allOf(mayProposeSplit(side, facts), pays),
    offer: mayOffer(side, facts),
    arrival: mayConfirmArrival(side, facts),
    change: allOf(isSide, mayChangeAgreement(agreement)),
    renew: allOf(isSide, mayRenewRights(agreement)),
  };
}
