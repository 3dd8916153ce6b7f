import { expect, it } from 'vitest';
import { readAnswer } from '../../../tests/answers.ts';
import { mayRefund, mayReport } from './unlocks.policy.ts';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['coins', null, null, /^yes$/],
  ['quota', null, null, /^RULE: .*no coins/],
  ['agreement', null, null, /^RULE: .*no coins/],
  ['coins', now, null, /^CONFLICT: .*already reported/],
  ['coins', null, now, /^CONFLICT: .*back/],
  ['coins', now, now, /^CONFLICT: .*back/],
] as const)(
  'lets the buyer report what was paid by %s, reported %s, refunded %s: %s',
  (paid_by, at, refunded, answer) => {
    expect(readAnswer(mayReport({ paid_by, reported_at: at, refunded_at: refunded }))).toMatch(answer);
  },
);

it.each([
  [now, null, /^yes$/],
  [null, null, /^RULE: No one has reported/],
  [now, now, /^CONFLICT: .*already got/],
] as const)('lets operators give back what was reported %s, refunded %s: %s', (reported_at, refunded_at, answer) => {
  expect(readAnswer(mayRefund({ reported_at, refunded_at }))).toMatch(answer);
});
