import { describe, expect, it } from 'vitest';
import { createI18n } from './i18n/messages.server.ts';
import { formatAgo, formatDayAgo } from './relative-time.ts';

const now = new Date(2026, 10, 20, 15, 30);
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const i18n = await createI18n('en');

describe('times in the dropdowns, in the words of the specification but true', () => {
  it.each([
    [0, 'Just now'],
    [5, '5m ago'],
    [59, '59m ago'],
    [60, '1h ago'],
    [15 * 60, '15h ago'],
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
});
