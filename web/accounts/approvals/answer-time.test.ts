import { expect, it } from 'vitest';
import { answerTimeOf, sayAnswerTime } from './answer-time.ts';

const answered = (status: 'approved' | 'refused' | 'withdrawn' | 'waiting', minutes: number | null) => ({
  status,
  createdAt: '2026-11-20T10:00:00.000Z',
  decided_at:
    minutes === null ? null : new Date(Date.parse('2026-11-20T10:00:00.000Z') + minutes * 60_000).toISOString(),
});

it.each([
  ['nothing was answered', [answered('waiting', null), answered('withdrawn', 5)], null],
  ['one', [answered('refused', 30)], { median: 30 * 60_000, count: 1 }],
  ['an even number', [answered('approved', 20), answered('refused', 60)], { median: 40 * 60_000, count: 2 }],
  [
    'the middle one',
    [answered('approved', 500), answered('approved', 10), answered('refused', 40)],
    { median: 40 * 60_000, count: 3 },
  ],
])('counts what was approved or refused: %s', (_, approvals, time) => {
  expect(answerTimeOf(approvals)).toEqual(time);
});

it.each([
  [20_000, '1 min'],
  [40 * 60_000, '40 min'],
  [119 * 60_000, '119 min'],
  [5 * 3_600_000, '5 hr'],
  [60 * 3_600_000, '3 days'],
])('says %i ms as %s', (span, words) => {
  expect(sayAnswerTime(span, 'en-US')).toBe(words);
});
