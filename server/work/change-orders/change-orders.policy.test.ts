import { expect, it } from 'vitest';
import { hasAgreement } from '../../../contract/campaigns/application-standing.ts';
import { applicationStatuses } from '../../../contract/campaigns/applications.ts';
import { allowedBy, readAnswer } from '../../../tests/answers.ts';
import { no } from '../../kit/http/policy.ts';
import {
  changeOrderPolicy,
  mayAnswerOrder,
  mayChangeTerms,
  mayFundOrder,
  mayMovePublication,
  mayRenew,
} from './change-orders.policy.ts';

const now = new Date('2026-11-21T10:00:00Z');
type Facts = Parameters<typeof changeOrderPolicy>[2];
const facts = (other: Partial<Facts> = {}): Facts => ({
  version: 1,
  application: 'in_progress',
  money: true,
  isOwner: false,
  now,
  ...other,
});
const base = { proposed_by: 1, revisions: 3, ready_by: null, changes: {}, fund_by: null };
const open = { ...base, status: 'open' } as const;

it('leaves the answer to the other side, and taking it back to its maker', () => {
  expect(allowedBy(changeOrderPolicy(1, open, facts()))).toEqual(['withdrawn']);
  expect(allowedBy(changeOrderPolicy(2, open, facts()))).toEqual(['accepted', 'declined']);
  const asked = { answer: 'accepted', facts: facts() } as const;
  expect(readAnswer(mayAnswerOrder(1, open, asked))).toBe(
    'ILLEGAL_MOVE: Only the other side can answer this. You can withdraw it.',
  );
});

it.each(['accepted', 'declined', 'withdrawn'] as const)('takes no answer once it is %s', (status) => {
  const answers = changeOrderPolicy(2, { ...base, status }, facts());
  expect(allowedBy(answers)).toEqual([]);
  expect(readAnswer(answers.accepted)).toBe(`CONFLICT: This change order was already ${status}.`);
});

it.each(applicationStatuses)('changes the terms of an agreement that is worked on: %s', (application) => {
  const isWorkedOn = ['accepted', 'in_progress', 'submitted', 'changes_requested'].includes(application);
  const answer = readAnswer(mayChangeTerms(facts({ application })));
  const refusal = hasAgreement(application)
    ? 'CONFLICT: This agreement has ended, so its terms can’t be changed.'
    : 'CONFLICT: There’s no agreement yet. You can change its terms once the offer is accepted.';
  expect(answer).toBe(isWorkedOn ? 'yes' : refusal);
  expect(allowedBy(changeOrderPolicy(2, open, facts({ application })))).toEqual(
    isWorkedOn ? ['accepted', 'declined'] : ['declined'],
  );
});

it('changes nothing where there are no terms, or where somebody else decides about the money', () => {
  expect(readAnswer(mayChangeTerms(facts({ version: null })))).toMatch(/^CONFLICT: There’s no agreement yet/);
  expect(allowedBy(changeOrderPolicy(2, open, facts({ version: null })))).toEqual([]);
  const money = no('CONFLICT', 'A dispute is open.');
  expect(mayChangeTerms(facts({ money }))).toBe(money);
  expect(allowedBy(changeOrderPolicy(2, open, facts({ money })))).toEqual(['declined']);
});

it('renews rights after the work, but changes nothing else then', () => {
  const rights = { ...open, revisions: null, changes: { days_online: 60 } };
  for (const application of ['approved', 'paid'] as const) {
    expect(mayRenew(facts({ application }))).toBe(true);
    expect(allowedBy(changeOrderPolicy(2, rights, facts({ application })))).toEqual(['accepted', 'declined']);
    expect(allowedBy(changeOrderPolicy(2, open, facts({ application })))).toEqual(['declined']);
  }
  expect(readAnswer(mayRenew(facts({ application: 'cancelled' })))).toMatch(/^CONFLICT: This agreement has ended/);
});

it('moves the publication of approved work until it is paid for', () => {
  const later = { ...open, revisions: null, changes: { publish_by: '2027-01-10', days_online: 60 } };
  const answers = (application: Facts['application']) => allowedBy(changeOrderPolicy(2, later, facts({ application })));
  expect([mayMovePublication(facts()), mayMovePublication(facts({ application: 'approved' }))]).toEqual([true, true]);
  expect([answers('submitted'), answers('approved')]).toEqual([
    ['accepted', 'declined'],
    ['accepted', 'declined'],
  ]);
  expect(readAnswer(mayMovePublication(facts({ application: 'paid' })))).toMatch(/^CONFLICT: This agreement has ended/);
  expect(answers('paid')).toEqual(['declined']);
});

it('lets the owner alone pay an accepted increase, in time', () => {
  const funding = { ...open, status: 'funding', fund_by: new Date(now.getTime() + 1) } as const;
  const owner = facts({ isOwner: true });
  expect(mayFundOrder(funding, owner)).toBe(true);
  expect(readAnswer(mayFundOrder(funding, facts()))).toMatch(/^NOT_FOUND/);
  expect(readAnswer(mayFundOrder(open, owner))).toBe('CONFLICT: No payment of this change order is open.');
  expect(readAnswer(mayFundOrder({ ...funding, fund_by: now }, owner))).toMatch(/has ended/);
  expect(readAnswer(mayFundOrder(funding, { ...owner, application: 'cancelled' }))).toMatch(/has ended/);
  const money = no('CONFLICT', 'A dispute is open.');
  expect(mayFundOrder(funding, { ...owner, money })).toBe(money);
  expect(allowedBy(changeOrderPolicy(1, funding, owner))).toEqual(['fund']);
});
