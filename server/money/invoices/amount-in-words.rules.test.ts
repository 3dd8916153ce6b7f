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

it('writes every amount differently', () => {
  const amount = fc.integer({ min: 0, max: 1e12 });
  fc.assert(fc.property(amount, amount, (a, b) => a === b || amountInWords(a) !== amountInWords(b)));
});

it('writes every number below a hundred differently', () => {
  const said = Array.from({ length: 99 }, (_, index) => amountInWords((index + 1) * 100));
  expect(said.every((words) => /^Rupees [A-Z][a-z]+(-[A-Z][a-z]+)? Only$/.test(words))).toBe(true);
  expect(new Set(said).size).toBe(99);
  expect(said.slice(10, 20).map((words) => words.split(' ')[1])).toEqual(
    'Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(' '),
  );
  expect(said.filter((_, index) => index % 10 === 9).map((words) => words.split(' ')[1])).toEqual(
    'Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' '),
  );
  expect(said.slice(0, 9).map((words) => words.split(' ')[1])).toEqual(
    'One Two Three Four Five Six Seven Eight Nine'.split(' '),
  );
});

it.each([
  [100_00, 'Rupees One Hundred Only'],
  [1_000_00, 'Rupees One Thousand Only'],
  [1_00_000_00, 'Rupees One Lakh Only'],
  [1_00_00_000_00, 'Rupees One Crore Only'],
  [99_99_999_00, 'Rupees Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine Only'],
])('%i paise are %s', (amount, words) => {
  expect(amountInWords(amount)).toBe(words);
});
