import { expect, test } from 'vitest';
import { createI18n } from '../../lib/i18n/messages.server.ts';
import { savingOf, suggestedOf, tierLabels } from './plan-words.ts';
import { verdictOf } from './verify-purchase.ts';

test('rounds the saving against the original price', () => {
  expect(savingOf({ original_price: 999, discount_price: 499 })).toBe(50);
  expect(savingOf({ original_price: 2999, discount_price: 1299 })).toBe(57);
  expect(savingOf({ original_price: 11_999, discount_price: 3999 })).toBe(67);
  expect(savingOf({ original_price: 100, discount_price: 100 })).toBe(0);
});

test('names the tiers of two to four plans', async () => {
  const i18n = await createI18n('en');
  expect([0, 1, 2, 3, 4, 5, 6].map((count) => tierLabels(count).map((tier) => i18n._(tier)))).toEqual([
    [],
    [],
    ['BASIC', 'PREMIUM'],
    ['BASIC', 'STANDARD', 'PREMIUM'],
    ['STARTER', 'BASIC', 'PREMIUM', 'ENTERPRISE'],
    [],
    [],
  ]);
});

test('suggests one plan, never the reader’s own', () => {
  const plans = ['1', '2', '3'].map((id) => ({ id }));
  expect(suggestedOf(plans)).toBe('2');
  expect(suggestedOf(plans, '2')).toBe('1');
  expect(suggestedOf(plans, '1')).toBe('2');
  expect(suggestedOf([{ id: '1' }], '1')).toBeUndefined();
});

test('maps created to pending, active and authenticated to success, everything else to failure', () => {
  const failures = ['pending', 'halted', 'paused', 'cancelled', 'completed', 'expired', 'something-new'];
  expect(verdictOf('created')).toBe('pending');
  expect(['active', 'authenticated'].map(verdictOf)).toEqual(['success', 'success']);
  expect(new Set(failures.map(verdictOf))).toEqual(new Set(['failure']));
});
