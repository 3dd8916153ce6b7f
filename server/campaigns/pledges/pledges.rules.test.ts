import { describe, expect, it } from 'vitest';
import { pledgeStatuses } from '../../../contract/campaigns/pledges.ts';
import { inEnglish } from '../../kit/i18n/messages.ts';
import {
  confirmationOf,
  fillingStatuses,
  isLockedAt,
  livePledgeStatuses,
  openAmount,
  whyNotMovePledge,
} from './pledges.rules.ts';

const actors = ['creator', 'pledger', 'system'] as const;

/** Every allowed move, as `actor from to`; marked ones before the lock only. */
const allowed = [
  'creator pledged accepted',
  'creator pledged declined',
  'system pledged declined',
  'pledger pledged withdrawn',
  'creator accepted contributed',
  'system accepted contributed',
  'system accepted declined',
  'pledger accepted withdrawn *',
  'pledger contributed withdrawn *',
  'system contributed withdrawn',
];

const everyMove = actors.flatMap((by) =>
  pledgeStatuses.flatMap((from) => pledgeStatuses.map((to) => ({ by, from, to, name: `${by} ${from} ${to}` }))),
);

describe('the life cycle of a pledge', () => {
  it('follows exactly the table', () => {
    const possible = everyMove.filter((move) => whyNotMovePledge({ ...move, isLocked: false }) === null);
    expect(possible.map(({ name }) => name).toSorted()).toEqual(
      allowed.map((name) => name.replace(' *', '')).toSorted(),
    );
    const afterLock = everyMove.filter((move) => whyNotMovePledge({ ...move, isLocked: true }) === null);
    expect(afterLock.map(({ name }) => name).toSorted()).toEqual(
      allowed.filter((name) => !name.endsWith('*')).toSorted(),
    );
  });

  it.each([
    ['creator', 'pledged', 'pledged', false, 'This pledge is already pledged.'],
    ['creator', 'declined', 'accepted', false, 'This pledge is declined, so it can’t be changed to “accepted”.'],
    ['pledger', 'pledged', 'accepted', false, 'Only the campaign owner can do this.'],
    ['creator', 'accepted', 'withdrawn', false, 'Only the person who pledged can do this.'],
    ['creator', 'accepted', 'declined', false, 'This can only happen automatically.'],
    ['pledger', 'accepted', 'withdrawn', true, 'The campaign has started, so pledges can’t be withdrawn.'],
  ] as const)('of %s from %s to %s (locked: %s) is refused in words', (by, from, to, isLocked, reason) => {
    expect(inEnglish(whyNotMovePledge({ by, from, to, isLocked }) ?? '')).toBe(reason);
  });

  it('is confirmed by its payment or by the creator, and only while contributed', () => {
    expect(confirmationOf('contributed', 'system')).toBe('payment');
    expect(confirmationOf('contributed', 'creator')).toBe('word');
    for (const to of pledgeStatuses.filter((status) => status !== 'contributed')) {
      expect(confirmationOf(to, 'system')).toBeNull();
    }
  });

  it('fills its need once accepted, until declined or withdrawn', () => {
    expect(fillingStatuses).toEqual(['accepted', 'contributed']);
    expect(livePledgeStatuses).toEqual(['pledged', 'accepted', 'contributed']);
  });
});

it('keeps contributions from the start date in India on, whatever was settled', () => {
  const start_date = '2026-12-01';
  const evening = new Date('2026-11-30T18:29:59Z');
  const midnight = new Date('2026-11-30T18:30:00Z');
  expect(isLockedAt(evening, { start_date })).toBe(false);
  expect(isLockedAt(midnight, { start_date })).toBe(true);
  expect(isLockedAt(midnight, { start_date: null })).toBe(false);
});

it('limits a need to its open amount, if it has one', () => {
  expect(openAmount({ value: 100, filled: 60 })).toBe(40);
  expect(openAmount({ value: 100, filled: 100 })).toBe(0);
  expect(openAmount({ value: 100, filled: 120 })).toBe(0);
  expect(openAmount({ value: 0, filled: 20 })).toBeNull();
});
