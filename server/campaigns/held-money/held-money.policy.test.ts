import { expect, it } from 'vitest';
import { readAnswer } from '../../../tests/answers.ts';
import { maySidesMove } from './held-money.policy.ts';

it('leaves money to the sides unless a dispute or the payer’s bank decides about it', () => {
  expect(maySidesMove(undefined)).toBe(true);
  for (const status of ['created', 'held', 'released', 'refunded'] as const)
    expect(maySidesMove({ status })).toBe(true);
  expect(readAnswer(maySidesMove({ status: 'disputed' }))).toBe(
    'CONFLICT: A dispute is open, so our team decides this.',
  );
  expect(readAnswer(maySidesMove({ status: 'frozen' }))).toBe(
    'CONFLICT: The payer’s bank is checking this payment. No money moves until it has decided.',
  );
});
