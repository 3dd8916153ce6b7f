import { describe, expect, test } from 'vitest';
import type { SubscriptionStatus } from '../../../contract/money/subscriptions.ts';
import {
  chooseCurrent,
  findReplaced,
  isCurrent,
  isRunning,
  mirrorOf,
  periodsOf,
  unusedDays,
} from './subscriptions.rules.ts';

const now = new Date('2026-11-21T10:00:00Z');
const past = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-12-01T10:00:00Z');

const statuses: SubscriptionStatus[] = [
  'created',
  'authenticated',
  'active',
  'pending',
  'halted',
  'paused',
  'cancelled',
  'completed',
  'expired',
];
const where = (is: (status: SubscriptionStatus) => boolean) => statuses.filter(is);

describe('isCurrent', () => {
  test.each([
    ['with paid time left', later, ['authenticated', 'active', 'pending', 'paused', 'cancelled', 'completed']],
    ['with paid time over', past, ['authenticated', 'active', 'pending']],
    ['at the very end of the paid time', now, ['authenticated', 'active', 'pending']],
    ['never paid', null, ['authenticated', 'active', 'pending']],
  ])('%s', (_name, current_end, expected) => {
    expect(where((status) => isCurrent({ status, current_end }, now))).toEqual(expected);
  });
});

test('does not count a period whose debit failed as paid, though the gateway calls it current', () => {
  const unpaid = { status: 'cancelled' as const, current_end: later, paid_until: past };
  expect(isCurrent(unpaid, now)).toBe(false);
  expect(isCurrent({ ...unpaid, paid_until: later }, now)).toBe(true);
  expect(isCurrent({ ...unpaid, paid_until: null }, now)).toBe(true);
});

describe('unused days of a replaced plan', () => {
  const day = 24 * 3_600_000;
  const paid = { status: 'cancelled' as const, paid_count: 1, current_end: later, paid_until: later };
  test.each([
    ['whole days', paid, 10],
    ['a begun day counts', { ...paid, paid_until: new Date(later.getTime() + 1) }, 11],
    ['over', { ...paid, paid_until: past }, 0],
    ['never paid', { ...paid, paid_count: 0 }, 0],
    ['with what it took over itself', { ...paid, added_days: 5 }, 15],
  ])('%s', (_name, replaced, days) => {
    expect(unusedDays(replaced, now)).toBe(days);
  });

  test('count for the successor only', () => {
    expect(isCurrent({ ...paid, replaced_by: 9 }, now)).toBe(false);
    const successor = { status: 'cancelled' as const, current_end: past, added_days: 3 };
    expect(isCurrent(successor, now)).toBe(true);
    expect(isCurrent(successor, new Date(past.getTime() + 3 * day))).toBe(false);
    for (const status of ['paused', 'completed'] as const) expect(isCurrent({ ...successor, status }, now)).toBe(true);
    for (const status of ['halted', 'expired'] as const) expect(isCurrent({ ...successor, status }, now)).toBe(false);
  });
});

test('knows which statuses the gateway may still debit', () => {
  expect(where(isRunning)).toEqual(['authenticated', 'active', 'pending', 'halted', 'paused']);
});

describe('the local copy', () => {
  const entity = {
    id: 'sub_1',
    status: 'active',
    current_start: 1_763_700_000,
    current_end: 1_766_292_000,
    paid_count: 2,
  };

  test("equals the gateway's record", () => {
    expect(mirrorOf({ ...entity, charge_at: 1_766_292_000, ended_at: null }, { cancels_at_end: false })).toEqual({
      status: 'active',
      current_start: new Date(1_763_700_000_000),
      current_end: new Date(1_766_292_000_000),
      charge_at: new Date(1_766_292_000_000),
      ended_at: null,
      paid_count: 2,
      cancels_at_end: false,
    });
    expect(mirrorOf({ id: 'sub_1', status: 'created' }, { cancels_at_end: false })).toMatchObject({
      current_start: null,
      paid_count: 0,
    });
  });

  test("remembers a cancellation at the period's end until it has ended", () => {
    const endingAs = (status: string) => mirrorOf({ ...entity, status }, { cancels_at_end: true }).cancels_at_end;
    expect(where(endingAs)).toEqual(where(isRunning));
  });
});

describe('among several subscriptions', () => {
  const of = (id: number, status: SubscriptionStatus, current_end: Date | null = null) => ({ id, status, current_end });

  test.each([
    ['none', [], undefined],
    ['only begun or failed', [of(2, 'expired'), of(1, 'created')], undefined],
    ['one that runs counts before paid time that is left', [of(2, 'cancelled', later), of(1, 'active', later)], 1],
    ['paused with paid time counts before cancelled', [of(2, 'cancelled', later), of(1, 'paused', later)], 1],
    ['paid time that is left counts before what has ended', [of(2, 'halted', past), of(1, 'cancelled', later)], 1],
    ['the latest that ran', [of(3, 'created'), of(2, 'halted', past), of(1, 'cancelled', past)], 2],
  ])('%s', (_name, all, expected) => {
    expect(chooseCurrent(all, now)?.id).toBe(expected);
  });

  test('the latest active one replaces all earlier ones that could be debited or paid', () => {
    const earlier = statuses.map((status, at) => of(at + 1, status));
    const replaced = findReplaced([of(20, 'created'), of(10, 'active'), ...earlier]).map(({ status }) => status);
    expect(replaced).toEqual(['created', 'authenticated', 'active', 'pending', 'halted', 'paused']);
    expect(findReplaced([of(2, 'authenticated'), of(1, 'active')])).toEqual([]);
    expect(findReplaced([of(2, 'cancelled'), of(1, 'paused')])).toEqual([]);
  });
});

test('sets a mandate of about ten years', () => {
  expect(periodsOf({ duration: 30, duration_type: 0 })).toBe(121);
  expect(periodsOf({ duration: 3, duration_type: 1 })).toBe(40);
  expect(periodsOf({ duration: 12, duration_type: 1 })).toBe(10);
  expect(periodsOf({ duration: 200, duration_type: 1 })).toBe(1);
});
