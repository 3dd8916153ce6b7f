import { expect, it } from 'vitest';
import { paysMoney } from './compensation.rules.ts';

it('pays money for paid and mixed work with a price', () => {
  expect(paysMoney({ compensation: 'paid' }, 1)).toBe(true);
  expect(paysMoney({ compensation: 'mixed' }, 1)).toBe(true);
  expect(paysMoney({ compensation: 'product' }, 1)).toBe(false);
  expect(paysMoney({ compensation: 'commission' }, null)).toBe(false);
  expect(paysMoney({ compensation: 'paid' }, 0)).toBe(false);
  expect(paysMoney({ compensation: 'mixed' }, null)).toBe(false);
});
