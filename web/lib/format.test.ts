import { expect, it } from 'vitest';
import {
  formatClock,
  formatCount,
  formatDate,
  formatDay,
  formatPercent,
  formatShortDate,
  formatSpan,
} from './format.ts';

const now = new Date(2026, 10, 20, 9, 15);

it('uses Indian digit grouping', () => expect(formatCount(1_248_000)).toBe('12,48,000'));

it('keeps one decimal of a percentage', () => expect(formatPercent(4.849)).toBe('4.8%'));

it('adds the year only when it differs', () => {
  expect(formatDay(new Date(2026, 11, 3), { now })).toBe('Thu, 3 Dec');
  expect(formatDay(new Date(2027, 0, 1), { now })).toBe('Fri, 1 Jan 2027');
  expect(formatDate(new Date(2026, 11, 3), { now })).toBe('3 Dec');
  expect(formatDate(new Date(2027, 0, 1), { now })).toBe('1 Jan 2027');
});

it('formats day and time', () => {
  expect(formatShortDate(now)).toBe('20 Nov');
  expect(formatClock(now)).toBe('9:15 am');
});

it('names a shared month once in a range', () => {
  expect(formatSpan(new Date(2026, 11, 1), new Date(2026, 11, 14))).toBe('1–14 Dec 2026');
  expect(formatSpan(new Date(2026, 10, 28), new Date(2026, 11, 14))).toBe('28 Nov–14 Dec 2026');
});

it('keeps Latin digits in Hindi', () => expect(formatShortDate(now, 'hi')).toBe('20 नव॰'));
