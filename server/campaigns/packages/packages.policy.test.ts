import { expect, it } from 'vitest';
import { codeOf, readCodes } from '../../../tests/answers.ts';
import { mayListPackages, packagePolicy } from './packages.policy.ts';

it.each([
  ['influencer', true, 'ROLE'],
  ['brand', 'ROLE', true],
  ['partner', 'ROLE', true],
  ['operator', 'ROLE', 'ROLE'],
] as const)('whether a %s lists packages: %s, and books them: %s', (role, lists, books) => {
  expect(codeOf(mayListPackages(role))).toBe(lists);
  expect(readCodes(packagePolicy({ id: 1, role }, { influencer_id: 2 }))).toMatchObject({ book: books });
});

it('lets only its creator change and remove a package', () => {
  const package_ = { influencer_id: 7 };
  expect(readCodes(packagePolicy({ id: 7, role: 'influencer' }, package_))).toEqual({
    change: true,
    remove: true,
    book: 'ROLE',
  });
  expect(readCodes(packagePolicy({ id: 8, role: 'brand' }, package_))).toEqual({
    change: 'NOT_FOUND',
    remove: 'NOT_FOUND',
    book: true,
  });
});
