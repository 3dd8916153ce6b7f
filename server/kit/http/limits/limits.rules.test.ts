import { expect, it } from 'vitest';
import { inEnglish } from '../../i18n/messages.ts';
import { tooOften } from './limits.rules.ts';

it.each([
  [1, '1 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [3_600, '60 minutes'],
  [7_199, '120 minutes'],
  [7_200, '2 hours'],
  [7_201, '3 hours'],
  [86_400, '24 hours'],
])('tells somebody who has to wait %i seconds: %s', (seconds, time) => {
  expect(inEnglish(tooOften(seconds))).toBe(`Too many attempts. Please try again in ${time}.`);
});
