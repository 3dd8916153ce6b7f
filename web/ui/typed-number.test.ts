import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test.each([
  ['5000', '5000'],
  ['5000.50', '5000'],
  ['₹5,000.00', '5000'],
  [' 1,25,000 ', '125000'],
  ['about', ''],
])('a whole number ends at the point: %s → %s', (typed, kept) => expect(typedNumber(typed, true)).toBe(kept));

test.each([
  ['5000.', '5000.'],
  ['5000.5', '5000.5'],
  ['1.234', '1.23'],
  ['1.2.3', '1.2'],
  ['₹5,000.50', '5000.50'],
])('any other keeps two decimals: %s → %s', (typed, kept) => expect(typedNumber(typed, false)).toBe(kept));
