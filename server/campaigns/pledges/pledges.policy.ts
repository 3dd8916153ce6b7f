import type { PledgeAct, PledgeStatus } from '../../../contract/campaigns/pledges.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import { type Answer, allOf, no, notTheirs } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { mayWorkTogether, type Pair } from '../pairs/pair.policy.ts';
import { whyNotMovePledge } from './pledges.rules.ts';

/** Which of the two sides of a pledge somebody is; null: neither. */
export type PledgeSide = 'creator' | 'pledger' | null;

export function pledgeSideOf(
  id: number,
  { creator_id }: { creator_id: number },
  by: { account_id: number },
): PledgeSide {
  if (id === creator_id) return 'creator';
  return id === by.account_id ? 'pledger' : null;
}

/** Facts that decide the moves of a pledge, besides the acting party; money in paise. */
export interface PledgeFacts extends Pair {
  status: PledgeStatus;
  value: number;
  /** Its campaign is locked: contributions stay. */
  isLocked: boolean;
  /** Open amount of its need; null if the need has no amount. */
  open: number | null;
  /** Whether the sides may move what was paid for it. */
  money: Answer;
}

/** Whether a side may move a pledge to this status. */
export function mayMovePledge(side: PledgeSide, to: PledgeStatus, facts: PledgeFacts): Answer {
  if (side === null) return notTheirs('Only one of the two sides can answer this.');
  const reason = whyNotMovePledge({ from: facts.status, to, by: side, isLocked: facts.isLocked });
  if (reason) return no('ILLEGAL_MOVE', reason);
  if (to === 'accepted') return allOf(mayWorkTogether(side, facts), mayFill(facts));
  return to === 'withdrawn' ? facts.money : true;
}

function mayFill({ open, value }: PledgeFacts): Answer {
  if (open === null || value <= open) return true;
  return no('CONFLICT', msg`This need has only ${{ money: inRupees(open) }} left, less than this pledge.`);
}

export function pledgePolicy(side: PledgeSide, facts: PledgeFacts): Record<PledgeAct, Answer> {
  const may = (to: PledgeStatus) => mayMovePledge(side, to, facts);
  return {
    accepted: may('accepted'),
    declined: may('declined'),
    contributed: may('contributed'),
    withdrawn: may('withdrawn'),
  };
}
