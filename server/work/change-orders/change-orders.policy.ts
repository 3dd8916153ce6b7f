import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import type { ChangeOrderAct, ChangeOrderAnswer } from '../../../contract/work/change-orders.ts';
import type { ChangeOrderRow } from '../../../database/schema.ts';
import { mayChangeAgreement, mayRenewRights, noAgreement } from '../../campaigns/applications/applications.policy.ts';
import { type Answer, allOf, no, notTheirs } from '../../kit/http/policy.ts';
import { changeOf, isAlive, isRenewal, movesPublication, whyNotAnswer } from './change-orders.rules.ts';

/** Facts that decide whether terms may change. */
export interface TermsFacts {
  /** Null: no offer was accepted yet. */
  version: number | null;
  application: ApplicationStatus;
  /** Whether the sides may move the money that is held for it. */
  money: Answer;
}

/** Whether the terms of an agreement can change: it is worked on, and nobody else decides about it. */
export function mayChangeTerms({ version, application, money }: TermsFacts): Answer {
  return allOf(mayHaveTerms({ version }), mayChangeAgreement({ status: application, money }));
}

/** Whether its rights and price can change: also after the work is approved. */
export function mayRenew(facts: TermsFacts): Answer {
  return allOf(mayHaveTerms(facts), mayRenewRights({ status: facts.application, money: facts.money }));
}

/** Whether the last day for publication can move, besides rights and price: until the work is paid for. */
export function mayMovePublication(facts: TermsFacts): Answer {
  return facts.application === 'approved' ? mayRenew(facts) : mayChangeTerms(facts);
}

/** Whether terms can change so. */
export function mayChange(change: Parameters<typeof isRenewal>[0], facts: TermsFacts): Answer {
  if (isRenewal(change)) return mayRenew(facts);
  return movesPublication(change) ? mayMovePublication(facts) : mayChangeTerms(facts);
}

function mayHaveTerms({ version }: Pick<TermsFacts, 'version'>): Answer {
  return version !== null || no('CONFLICT', noAgreement);
}

type Order = Pick<ChangeOrderRow, 'proposed_by' | 'status' | 'revisions' | 'ready_by' | 'changes' | 'fund_by'>;

/** Whether one of the two sides may answer a proposal so. */
export function mayAnswerOrder(
  userId: number,
  order: Order,
  { answer, facts }: { answer: ChangeOrderAnswer; facts: TermsFacts },
): Answer {
  const reason = whyNotAnswer(order, userId, answer);
  if (reason) return no(order.status === 'open' ? 'ILLEGAL_MOVE' : 'CONFLICT', reason);
  return answer === 'accepted' ? mayChange(changeOf(order), facts) : mayHaveTerms(facts);
}

interface Funding extends TermsFacts {
  isOwner: boolean;
  now: Date;
}

/** Whether the increase may be paid now, which makes it take effect. */
export function mayFundOrder(order: Order, { isOwner, now, ...facts }: Funding): Answer {
  return allOf(
    isOwner || notTheirs('Only the campaign owner can do this.'),
    order.status === 'funding' || no('CONFLICT', 'No payment of this change order is open.'),
    (order.fund_by !== null && order.fund_by > now && isAlive(changeOf(order), facts.application)) ||
      no('CONFLICT', 'This change order has ended. Propose it again.'),
    facts.money,
  );
}

export function changeOrderPolicy(userId: number, order: Order, facts: Funding): Record<ChangeOrderAct, Answer> {
  const may = (answer: ChangeOrderAnswer) => mayAnswerOrder(userId, order, { answer, facts });
  return {
    accepted: may('accepted'),
    declined: may('declined'),
    withdrawn: may('withdrawn'),
    fund: mayFundOrder(order, facts),
  };
}
