import { expect, it } from 'vitest';
import { createI18n } from './i18n/messages.server.ts';
import { untilEndOf } from './time-labels.ts';

const now = new Date(2026, 10, 20, 9, 15);

it('says that a deadline includes its whole day', async () => {
  const [en, hi] = await Promise.all([createI18n('en'), createI18n('hi')]);
  expect(untilEndOf('2026-11-27', { i18n: en, now })).toBe('until end of Fri, 27 Nov');
  expect(untilEndOf('2027-01-01', { i18n: en, now })).toBe('until end of Fri, 1 Jan 2027');
  expect(untilEndOf('2026-11-27', { i18n: hi, now })).toBe('शुक्र, 27 नव॰ के अंत तक');
});
