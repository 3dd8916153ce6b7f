import { expect, test } from 'vitest';
import { daysToLock } from './lock.ts';

test('counts days to the lock by India’s calendar in any time zone', () => {
  const lateEvening = new Date('2026-11-19T18:29:00Z');
  expect(daysToLock('2026-12-01', lateEvening)).toBe(12);
  expect(daysToLock('2026-12-01', new Date('2026-11-19T18:31:00Z'))).toBe(11);
  expect(daysToLock('2026-11-19', lateEvening)).toBe(0);
  expect(daysToLock('2026-11-01', lateEvening)).toBe(-18);
});
