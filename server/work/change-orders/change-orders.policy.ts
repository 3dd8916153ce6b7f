import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import type { ChangeOrderAct } from '../../../contract/work/change-orders.ts';
import type { ChangeOrderRow } from '../../../database/schema.ts';
import { type Answer, allOf, no } from '../../kit/http/policy.ts';
import { isActive } from '../agreements/agreements.rules.ts';
import { whyNotAnswer } from './change-orders.rules.ts';

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
  return allOf(
    mayHaveTerms({ version }),
    isActive(application) || no('CONFLICT', 'This agreement has ended, so its terms can’t be changed.'),
    money,
  );
}

function mayHaveTerms({ version }: Pick<TermsFacts, 'version'>): Answer {
  if (version !== null) return true;
  return no('CONFLICT', 'There’s no agreement yet. You can change its terms once the offer is accepted.');
}

type Order = Pick<ChangeOrderRow, 'proposed_by' | 'status'>;

/** Whether one of the two sides may answer a proposal so. */
export function mayAnswerOrder(
  userId: number,
  order: Order,
  { answer, facts }: { answer: ChangeOrderAct; facts: TermsFacts },
): Answer {
  const reason = whyNotAnswer(order, userId, answer);
  if (reason) return no(order.status === 'open' ? 'ILLEGAL_MOVE' : 'CONFLICT', reason);
  return answer === 'accepted' ? mayChangeTerms(facts) : mayHaveTerms(facts);
}

export function changeOrderPolicy(userId: number, order: Order, facts: TermsFacts): Record<ChangeOrderAct, Answer> {
  const may = (answer: ChangeOrderAct) => mayAnswerOrder(userId, order, { answer, facts });
  return { accepted: may('accepted'), declined: may('declined'), withdrawn: may('withdrawn') };
}
