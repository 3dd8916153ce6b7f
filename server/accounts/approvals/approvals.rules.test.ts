import { describe, expect, it } from 'vitest';
import { changePolicy, isLooser, needsApproval, off, policyAt } from './approvals.rules.ts';

const now = new Date('2026-11-27T06:00:00Z');
const tomorrow = new Date('2026-11-28T06:00:00Z');

describe('a changed policy', () => {
  it.each([
    [null, 100, { ...off, above: 100 }],
    [100, 50, { ...off, above: 50 }],
    [100, 0, { ...off, above: 0 }],
    [100, 100, { ...off, above: 100 }],
    [100, 101, { above: 100, next_above: 101, next_at: tomorrow }],
    [100, null, { above: 100, next_above: null, next_at: tomorrow }],
    [null, null, off],
  ])('from %s to %s', (from, to, after) => {
    expect(changePolicy({ ...off, above: from }, to, now)).toEqual(after);
  });

  it('holds at the minute, not before', () => {
    const waiting = { above: 100, next_above: null, next_at: tomorrow };
    expect(policyAt(waiting, new Date(tomorrow.getTime() - 1))).toEqual(waiting);
    expect(policyAt(waiting, tomorrow)).toEqual(off);
  });
});

it('is looser only if more passes', () => {
  expect(isLooser(null, 5)).toBe(true);
  expect(isLooser(6, 5)).toBe(true);
  expect(isLooser(5, 5)).toBe(false);
  expect(isLooser(6, null)).toBe(false);
});

it('lets exactly its sum pass', () => {
  expect(needsApproval({ ...off, above: 100 }, 100)).toBe(false);
  expect(needsApproval({ ...off, above: 100 }, 101)).toBe(true);
  expect(needsApproval({ ...off, above: 0 }, 1)).toBe(true);
  expect(needsApproval(off, 1_000_000)).toBe(false);
});
