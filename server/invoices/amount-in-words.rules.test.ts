import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { amountInWords } from './amount-in-words.rules.ts';

test.each([
  [0, 'Rupees Zero Only'],
  [5, 'Five Paise Only'],
  [100, 'Rupees One Only'],
  [49_900, 'Rupees Four Hundred Ninety-Nine Only'],
  [1_29_950, 'Rupees One Thousand Two Hundred Ninety-Nine and Fifty Paise Only'],
  [1_25_000_00, 'Rupees One Lakh Twenty-Five Thousand Only'],
  [10_00_00_001, 'Rupees Ten Lakh and One Paise Only'],
  [3_07_20_018_40, 'Rupees Three Crore Seven Lakh Twenty Thousand Eighteen and Forty Paise Only'],
  [12_345_00_00_000_00, 'Rupees Twelve Thousand Three Hundred Forty-Five Crore Only'],
])('%i paise are %s', (amount, words) => {
  expect(amountInWords(amount)).toBe(words);
});

it('no two amounts read the same', () => {
  const amount = fc.integer({ min: 0, max: 1e12 });
  fc.assert(fc.property(amount, amount, (a, b) => a === b || amountInWords(a) !== amountInWords(b)));
});
