import { expect, it } from 'vitest';
import { isTelling } from './match.rules.ts';

it('a 0 from few facts tells nothing, any other match does', () => {
  expect(isTelling({ score: 0, of: 0, few_facts: true })).toBe(false);
  expect(isTelling({ score: 0, of: 2, few_facts: true })).toBe(false);
  expect(isTelling({ score: 0, of: 6, few_facts: false })).toBe(true);
  expect(isTelling({ score: 40, of: 2, few_facts: true })).toBe(true);
});
