import { expect, it } from 'vitest';
import { findMissingPackages, readLockfile } from './lockfile.ts';

it('contains the packages of every platform, so that npm ci accepts it (else: npm run lockfile)', () => {
  expect(Object.keys(findMissingPackages(readLockfile()))).toEqual([]);
});

it('finds a named package that is missing, with its requirements', () => {
  const packages = { 'node_modules/tool': { dev: true, optionalDependencies: { '@tool/linux-x64-musl': '1.2.3' } } };
  expect(findMissingPackages({ packages })).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '1.2.3',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
  });
});
