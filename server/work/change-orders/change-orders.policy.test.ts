import { expect, it } from 'vitest';
import { applicationStatuses } from '../../../contract/campaigns/applications.ts';
import { allowedBy, readAnswer } from '../../../tests/answers.ts';
import { no } from '../../kit/http/policy.ts';
import { changeOrderPolicy, mayAnswerOrder, mayChangeTerms, type TermsFacts } from './change-orders.policy.ts';

const facts = (other: Partial<TermsFacts> = {}): TermsFacts => ({
  version: 1,
  application: 'in_progress',
  money: true,
  ...other,
});
const open = { proposed_by: 1, status: 'open' } as const;

it('leaves the answer to the other side, and taking it back to its maker', () => {
  expect(allowedBy(changeOrderPolicy(1, open, facts()))).toEqual(['withdrawn']);
  expect(allowedBy(changeOrderPolicy(2, open, facts()))).toEqual(['accepted', 'declined']);
  const asked = { answer: 'accepted', facts: facts() } as const;
  expect(readAnswer(mayAnswerOrder(1, open, asked))).toBe(
    'ILLEGAL_MOVE: Only the other side can answer this. You can withdraw it.',
  );
});

it.each(['accepted', 'declined', 'withdrawn'] as const)('takes no answer once it is %s', (status) => {
  const answers = changeOrderPolicy(2, { proposed_by: 1, status }, facts());
  expect(allowedBy(answers)).toEqual([]);
  expect(readAnswer(answers.accepted)).toBe(`CONFLICT: This change order was already ${status}.`);
});

it.each(applicationStatuses)('changes the terms of an agreement that is worked on: %s', (application) => {
  const isWorkedOn = ['accepted', 'in_progress', 'submitted', 'changes_requested'].includes(application);
  const answer = readAnswer(mayChangeTerms(facts({ application })));
  expect(answer).toBe(isWorkedOn ? 'yes' : 'CONFLICT: This agreement has ended, so its terms can’t be changed.');
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
