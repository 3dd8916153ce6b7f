import { describe, expect, it } from 'vitest';
import { createI18n } from './i18n/messages.server.ts';
import { formatAge, formatAgo, formatDayAgo } from './relative-time.ts';

const now = new Date(2026, 10, 20, 15, 30);
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const i18n = await createI18n('en');

describe('relative times', () => {
  it.each([
    [0, 'Just now'],
    [5, '5 min ago'],
    [59, '59 min ago'],
    [60, '1 hr ago'],
    [15 * 60, '15 hr ago'],
    [16 * 60, 'Yesterday'],
    [39 * 60, 'Yesterday'],
    [8 * 24 * 60, '12 Nov'],
  ])('a message %i minutes old: %s', (minutes, words) => {
    expect(formatAgo(before(minutes), { i18n, now })).toBe(words);
  });

  it.each([
    [5, 'Just now'],
    [90, 'Today'],
    [16 * 60, 'Yesterday'],
    [8 * 24 * 60, '12 Nov'],
  ])('a notification %i minutes old: %s', (minutes, words) => {
    expect(formatDayAgo(before(minutes), { i18n, now })).toBe(words);
  });

  it.each([
    [0, 'just now'],
    [24, '24 min ago'],
    [60, '1 hr ago'],
    [24 * 60, '1 day ago'],
    [6 * 24 * 60, '6 days ago'],
    [8 * 24 * 60, '12 Nov'],
  ])('inside a sentence, %i minutes old: %s', (minutes, words) => {
    expect(formatAge(before(minutes), { i18n, now })).toBe(words);
  });
});
