import { expect, test } from 'vitest';
import { savingOf, tierLabels } from './plan-words.ts';

test('the saving is the rounded difference to the original price', () => {
  expect(savingOf({ original_price: 999, discount_price: 499 })).toBe(50);
  expect(savingOf({ original_price: 2999, discount_price: 1299 })).toBe(57);
  expect(savingOf({ original_price: 100, discount_price: 100 })).toBe(0);
});

test('tiers are named for two to four plans', () => {
  expect([0, 1, 2, 3, 4, 5].map((count) => tierLabels(count).length)).toEqual([0, 0, 2, 3, 4, 0]);
  expect(tierLabels(4)).toEqual(['STARTER', 'BASIC', 'PREMIUM', 'ENTERPRISE']);
});
