import { describe, expect, it } from 'vitest';
import { type PledgeStatus, pledgeStatuses } from '../../../contract/campaigns/pledges.ts';
import { allowedBy, readAnswer } from '../../../tests/answers.ts';
import { no } from '../../kit/http/policy.ts';
import { mayMovePledge, type PledgeFacts, pledgePolicy, pledgeSideOf } from './pledges.policy.ts';

const facts = (status: PledgeStatus, other: Partial<PledgeFacts> = {}): PledgeFacts => ({
  status,
  isSamePerson: false,
  isBlocked: false,
  value: 50_00,
  isLocked: false,
  open: 80_00,
  money: true,
  ...other,
});

const byCreator: Record<PledgeStatus, string[]> = {
  pledged: ['accepted', 'declined'],
  accepted: ['contributed'],
  declined: [],
  contributed: [],
  withdrawn: [],
};

const byPledger: Record<PledgeStatus, string[]> = {
  pledged: ['withdrawn'],
  accepted: ['withdrawn'],
  declined: [],
  contributed: ['withdrawn'],
  withdrawn: [],
};

describe('a pledge', () => {
  it.each(pledgeStatuses)('that is %s may be moved by its two sides as the rules say', (status) => {
    expect(allowedBy(pledgePolicy('creator', facts(status)))).toEqual(byCreator[status]);
    expect(allowedBy(pledgePolicy('pledger', facts(status)))).toEqual(byPledger[status]);
    expect(allowedBy(pledgePolicy(null, facts(status)))).toEqual([]);
  });

  it('is not there for anybody else', () => {
    expect(readAnswer(mayMovePledge(null, 'accepted', facts('pledged')))).toMatch(/^NOT_FOUND/);
    expect(pledgeSideOf(1, { creator_id: 1 }, { account_id: 2 })).toBe('creator');
    expect(pledgeSideOf(2, { creator_id: 1 }, { account_id: 2 })).toBe('pledger');
    expect(pledgeSideOf(3, { creator_id: 1 }, { account_id: 2 })).toBeNull();
  });

  it('fills its need exactly, and no more', () => {
    expect(mayMovePledge('creator', 'accepted', facts('pledged', { open: 50_00 }))).toBe(true);
    expect(mayMovePledge('creator', 'accepted', facts('pledged', { open: null }))).toBe(true);
    expect(readAnswer(mayMovePledge('creator', 'accepted', facts('pledged', { open: 49_99 })))).toBe(
      'CONFLICT: This need has only ₹49.99 left, less than this pledge.',
    );
  });

  it('of a blocked or the same person is not accepted, but may end', () => {
    for (const other of [{ isBlocked: true }, { isSamePerson: true }]) {
      expect(allowedBy(pledgePolicy('creator', facts('pledged', other)))).toEqual(['declined']);
      expect(allowedBy(pledgePolicy('pledger', facts('pledged', other)))).toEqual(['withdrawn']);
    }
  });

  it('stays once its campaign is locked or its money may not move', () => {
    expect(allowedBy(pledgePolicy('pledger', facts('contributed', { isLocked: true })))).toEqual([]);
    const money = no('CONFLICT', 'The payer’s bank is checking this payment.');
    expect(mayMovePledge('pledger', 'withdrawn', facts('contributed', { money }))).toBe(money);
    expect(allowedBy(pledgePolicy('creator', facts('pledged', { money })))).toEqual(['accepted', 'declined']);
  });
});
