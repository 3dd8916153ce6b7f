import { expect, it } from 'vitest';
import { readAnswer } from '../../../tests/answers.ts';
import { mayPoolEnd, mayPoolMove, mayPoolPay } from './deletion.policy.ts';

const free = { isProposed: false, isDisputed: false, isPoolDisputed: false };

it('moves money of a pool that waits for nothing', () => {
  expect(mayPoolMove(free)).toBe(true);
  expect(mayPoolPay(free)).toBe(true);
  expect(mayPoolEnd({ ...free, isWorded: false })).toBe(true);
});

it('moves none while a draw is open, a draw is in dispute, or the whole pool is', () => {
  const open = readAnswer(mayPoolMove({ ...free, isProposed: true }));
  expect(open).toBe('CONFLICT: There’s an open draw. Withdraw it or wait until it’s decided.');
  const disputed = readAnswer(mayPoolMove({ ...free, isDisputed: true }));
  expect(disputed).toBe('CONFLICT: A draw is in dispute. Wait until it’s decided.');
  const pool = 'CONFLICT: The whole pool is in dispute. Nothing is paid from it until our team has decided.';
  expect(readAnswer(mayPoolPay({ isPoolDisputed: true }))).toBe(pool);
  expect(readAnswer(mayPoolMove({ ...free, isPoolDisputed: true }))).toBe(pool);
  expect(readAnswer(mayPoolMove({ isProposed: true, isDisputed: true, isPoolDisputed: true }))).toBe(open);
});

it('keeps a pool with contributions that cannot be paid back', () => {
  const worded = 'CONFLICT: This campaign has confirmed contributions, so it can’t be deleted.';
  expect(readAnswer(mayPoolEnd({ ...free, isWorded: true }))).toBe(worded);
  expect(readAnswer(mayPoolEnd({ ...free, isDisputed: true, isWorded: true }))).toMatch(/A draw is in dispute/);
});
