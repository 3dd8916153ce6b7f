import { expect, it } from 'vitest';
import { allowedBy, readAnswers } from '../../../tests/answers.ts';
import { disputePolicy } from './disputes.policy.ts';

const open = { opened_by: 1, payer_id: 1, payee_id: 2, decided_at: null, money: 'disputed' } as const;
const payer = { id: 1, role: 'brand' } as const;
const payee = { id: 2, role: 'influencer' } as const;
const stranger = { id: 3, role: 'brand' } as const;
const operator = { id: 4, role: 'operator' } as const;

it('is answered by the side that did not open it, and decided by operators', () => {
  expect(allowedBy(disputePolicy(payee, open))).toEqual(['answer']);
  expect(allowedBy(disputePolicy(payer, { ...open, opened_by: 2 }))).toEqual(['answer']);
  expect(allowedBy(disputePolicy(operator, open))).toEqual(['decide']);
  expect(readAnswers(disputePolicy(payer, open))).toEqual({
    answer: 'RULE: You opened this dispute, so the other side has to respond.',
    decide: 'NOT_FOUND: Our team decides this.',
  });
  expect(readAnswers(disputePolicy(stranger, open)).answer).toBe(
    'NOT_FOUND: Only one of the two sides can answer this.',
  );
});

it('is over once decided, or once its money has gone', () => {
  const decided = { ...open, decided_at: new Date('2026-11-20T10:00:00Z') };
  expect(readAnswers(disputePolicy(payee, decided)).answer).toBe('CONFLICT: This dispute is already decided.');
  expect(readAnswers(disputePolicy(operator, decided)).decide).toBe('CONFLICT: This dispute is already decided.');
  for (const money of ['held', 'released', 'refunded', 'frozen'] as const) {
    expect(readAnswers(disputePolicy(operator, { ...open, money })).decide).toMatch(/^CONFLICT: There’s no money/);
  }
});
