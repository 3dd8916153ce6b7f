import { expect, it } from 'vitest';
import { readAnswer } from '../../../tests/answers.ts';
import { owesNothing } from './debts.policy.ts';
import { takeFrom } from './debts.rules.ts';

it('takes a debt from earnings first and from referral money last, never below zero', () => {
  const balances = { earnings: 500, earnings_held: 300, referral: 200 };
  const parts = (amount: number) => takeFrom(balances, amount).map((part) => [part.kind, part.amount]);
  expect(parts(400)).toEqual([
    ['earnings', 400],
    ['earnings_held', 0],
    ['referral', 0],
  ]);
  expect(parts(900)).toEqual([
    ['earnings', 500],
    ['earnings_held', 300],
    ['referral', 100],
  ]);
  expect(parts(5_000)).toEqual([
    ['earnings', 500],
    ['earnings_held', 300],
    ['referral', 200],
  ]);
});

it('closes money to somebody who owes', () => {
  expect(owesNothing(0)).toBe(true);
  expect(readAnswer(owesNothing(1))).toMatch(/^RULE: One of your payments was charged back/);
});
