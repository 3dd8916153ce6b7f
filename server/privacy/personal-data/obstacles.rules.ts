import { inRupees } from '../../../contract/kit/money.ts';
import { asMessage, type LocalizedText, msg } from '../../kit/i18n/messages.ts';

export interface Obstacle {
  reason: LocalizedText;
  /** Page where it can be resolved. */
  link: string;
}

interface Held {
  /** Paise. */
  amount: number;
  campaign_id: number;
  title: string;
}

/** Obstacle of work with held money, and what resolves it for the payer or the payee. */
export function workObstacle(held: Held & { status: string; payer_id: number }, personId: number): Obstacle {
  const what = msg`${{ money: inRupees(held.amount) }} is on hold for work in “${{ campaign: held.title }}”.`;
  const link = `/campaign-details/${held.campaign_id}?tab=deliverables`;
  if (held.status === 'disputed') return { reason: msg`${{ what }} Our team is deciding the dispute about it.`, link };
  const how =
    held.payer_id === personId
      ? 'Approve the work, or cancel before it’s submitted.'
      : 'Submit the work and get it approved, or cancel before that.';
  return { reason: msg`${{ what }} ${{ how: asMessage(how) }}`, link };
}

export function poolObstacle(pool: Held & { is_creator: boolean }): Obstacle {
  const how = pool.is_creator
    ? 'Split it among the parties first.'
    : 'Withdraw your pledge before the campaign starts, or wait until it is settled.';
  return {
    reason: msg`The pool of “${{ campaign: pool.title }}” has ${{ money: inRupees(pool.amount) }}. ${{ how: asMessage(how) }}`,
    link: `/campaign-details/${pool.campaign_id}`,
  };
}

export function payoutObstacle({ amount, method_masked }: { amount: number; method_masked: string }): Obstacle {
  return {
    reason: msg`A payout of ${{ money: inRupees(amount) }} to ${{ method: method_masked }} is in progress. Wait until it has arrived.`,
    link: '/wallet',
  };
}

export const teamObstacle: Obstacle = {
  reason: 'Other people act for this account. Remove them from the team first.',
  link: '/team',
};

export const lastOperator: Obstacle = {
  reason: 'You’re the only operator. Invite another one first.',
  link: '/operator',
};
