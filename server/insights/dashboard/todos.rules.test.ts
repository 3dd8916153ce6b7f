import { describe, expect, it } from 'vitest';
import { takeTurns } from './creators.rules.ts';
import { soonestOf } from './money.rules.ts';
import { byUrgency, isNear, lastDayOf } from './todos.rules.ts';

const since = new Date('2026-11-20T06:00:00Z');

describe('the deadline of a to-do', () => {
  it.each([
    ['answer_applications', '2026-11-25', '2026-12-02'],
    ['answer_offer', '2026-11-25', '2026-12-02'],
    ['answer_offer', null, null],
    // A week after acceptance, which ends during the 27th.
    ['fund', '2026-11-01', '2026-11-27'],
    // The campaign begins later: the deadline is the day before.
    ['fund', '2026-12-10', '2026-12-09'],
    ['lock', '2026-12-01', '2026-11-30'],
    ['answer_pledges', '2026-12-01', '2026-11-30'],
    ['fund_pledge', '2026-12-01', '2026-11-30'],
    ['reconnect', '2026-12-01', '2026-12-01'],
    ['publish', '2026-12-01', '2026-12-01'],
    ['confirm_publication', null, null],
    ['answer_cancellation', '2026-12-01', '2026-12-01'],
    ['payout_failed', null, null],
    ['dispute', '2026-12-01', null],
  ] as const)('%s, reckoned from %s: %s', (kind, day, last) => expect(lastDayOf({ kind, since, day })).toBe(last));
});

it('includes work due within a week, overdue, or without a day', () => {
  const today = '2026-11-20';
  expect(['2026-11-27', '2026-11-28', '2026-11-01', null].map((due) => isNear(due, today))).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

it('sorts by soonest deadline, then by longest waiting', () => {
  const of = (due: string | null, at: string) => ({ due, since: at });
  const [late, soon, old, fresh] = [of('2026-11-01', 'b'), of('2026-11-02', 'a'), of(null, 'a'), of(null, 'b')];
  expect([fresh, old, soon, late].toSorted(byUrgency)).toEqual([late, soon, old, fresh]);
});

it('sums everything of the soonest day', () => {
  expect(soonestOf([])).toBeNull();
  const moves = [
    { amount: 0.1, date: '2026-11-21' },
    { amount: 5, date: '2026-11-22' },
    { amount: 0.2, date: '2026-11-21' },
  ];
  expect(soonestOf(moves)).toEqual({ amount: 0.3, date: '2026-11-21' });
  expect(soonestOf(moves.toReversed())).toEqual({ amount: 0.3, date: '2026-11-21' });
  expect(soonestOf(moves.slice(1, 2))).toEqual({ amount: 5, date: '2026-11-22' });
});

it('interleaves several lists, each id once', () => {
  expect(takeTurns([[1, 2, 3], [1, 4], []], { except: [4], limit: 3 })).toEqual([1, 2, 3]);
  expect(takeTurns([[1, 2, 3], [9], [7, 8]], { except: [], limit: 9 })).toEqual([1, 9, 7, 2, 8, 3]);
  expect(takeTurns([], { except: [], limit: 3 })).toEqual([]);
});
