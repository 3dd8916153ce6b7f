import { describe, expect, it } from 'vitest';
import { allowedBy } from '../../../tests/answers.ts';
import type { ApplicationFacts } from '../../campaigns/applications/applications.policy.ts';
import { offerPolicy } from './offers.policy.ts';

const facts = (other: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
  status: 'offered',
  isSamePerson: false,
  isBlocked: false,
  isFull: false,
  offerBy: 'owner',
  money: true,
  isHeld: false,
  cancelling: undefined,
  product: { isOwed: false, hasArrived: false },
  ...other,
});
const live = { status: 'live' } as const;

describe('a live offer', () => {
  it('is accepted or declined by the other side, and withdrawn by its maker', () => {
    expect(allowedBy(offerPolicy('applicant', live, facts()))).toEqual(['accepted', 'declined']);
    expect(allowedBy(offerPolicy('creator', live, facts()))).toEqual(['withdrawn']);
    const theirs = facts({ offerBy: 'applicant' });
    expect(allowedBy(offerPolicy('creator', live, theirs))).toEqual(['accepted', 'declined']);
    expect(allowedBy(offerPolicy('applicant', live, theirs))).toEqual(['withdrawn']);
  });

  it('is not accepted without a free place, or between people who blocked each other', () => {
    for (const other of [{ isFull: true }, { isBlocked: true }, { isSamePerson: true }]) {
      expect(allowedBy(offerPolicy('applicant', live, facts(other)))).toEqual(['declined']);
    }
  });

  it('stands still once it has expired or its application has moved on', () => {
    expect(allowedBy(offerPolicy('applicant', live, facts({ offerBy: null })))).toEqual([]);
    expect(allowedBy(offerPolicy('creator', live, facts({ offerBy: null })))).toEqual([]);
    expect(allowedBy(offerPolicy('applicant', live, facts({ status: 'accepted' })))).toEqual([]);
  });

  it('is nothing to anybody else', () => expect(allowedBy(offerPolicy(null, live, facts()))).toEqual([]));
});

it.each(['accepted', 'declined', 'withdrawn', 'countered', 'expired'] as const)(
  'an offer that is %s is final',
  (status) => {
    expect(allowedBy(offerPolicy('applicant', { status }, facts()))).toEqual([]);
    expect(allowedBy(offerPolicy('creator', { status }, facts()))).toEqual([]);
  },
);
