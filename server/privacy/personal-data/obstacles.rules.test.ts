import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { lastOperator, type Obstacle, payoutObstacle, poolObstacle, workObstacle } from './obstacles.rules.ts';

const held = { amount: 1_800_000, campaign_id: 7, title: 'Monsoon menu', payer_id: 1 };
const shown = ({ reason, link }: Obstacle) => [inEnglish(reason), link];

describe('obstacles to deleting an account', () => {
  const what = '₹18,000 is on hold for work in “Monsoon menu”.';
  it.each([
    ['held', 1, `${what} Approve the work, or cancel before it’s submitted.`],
    ['held', 2, `${what} Submit the work and get it approved, or cancel before that.`],
    ['disputed', 1, `${what} Our team is deciding the dispute about it.`],
    ['disputed', 2, `${what} Our team is deciding the dispute about it.`],
  ])('is money %s for work, said to person %i', (status, personId, reason) => {
    expect(shown(workObstacle({ ...held, status }, personId))).toEqual([
      reason,
      '/campaign-details/7?tab=deliverables',
    ]);
  });

  it.each([
    [true, 'Split it among the parties first.'],
    [false, 'Withdraw your pledge before the campaign starts, or wait until it is settled.'],
  ])('is money in a pool; of one`s own campaign: %s', (is_creator, how) => {
    expect(shown(poolObstacle({ ...held, is_creator }))).toEqual([
      `The pool of “Monsoon menu” has ₹18,000. ${how}`,
      '/campaign-details/7',
    ]);
  });

  it('include a payout in progress', () => {
    expect(shown(payoutObstacle({ amount: 50_000, method_masked: 'UPI a…@bank' }))).toEqual([
      'A payout of ₹500 to UPI a…@bank is in progress. Wait until it has arrived.',
      '/wallet',
    ]);
  });

  it('include being the last operator', () => {
    expect(shown(lastOperator)).toEqual(['You’re the only operator. Invite another one first.', '/operator']);
  });
});
