import { expect, it } from 'vitest';
import { codeOf, readCodes } from '../../../tests/answers.ts';
import { mayUseTemplates, templatePolicy } from './templates.policy.ts';

it.each([
  ['brand', true],
  ['partner', true],
  ['influencer', 'ROLE'],
  ['operator', 'ROLE'],
] as const)('whether a %s may use templates: %s', (role, may) => {
  expect(codeOf(mayUseTemplates(role))).toBe(may);
});

it('keeps built-in templates as they are', () => {
  expect(readCodes(templatePolicy({ isBuiltin: false }))).toEqual({ change: true, delete: true });
  expect(readCodes(templatePolicy({ isBuiltin: true }))).toEqual({ change: 'CONFLICT', delete: 'CONFLICT' });
});
