import { describe, expect, it } from 'vitest';
import {
  challengeTime,
  factorOfCode,
  factorsOf,
  makeRecoveryCodes,
  providerOf,
  readRecoveryCode,
  recoveryKept,
  recoveryOpen,
  recoveryWait,
  stepOf,
  ticketTime,
} from './second-factors.rules.ts';

describe('recovery codes', () => {
  it('are ten, all different, and read as they are written', () => {
    const codes = makeRecoveryCodes();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
      expect(readRecoveryCode(code)).toBe(code.replace('-', ''));
    }
  });

  it('use every letter of the alphabet', () => {
    const letters = new Set(
      Array.from({ length: 40 }, makeRecoveryCodes)
        .flat()
        .flatMap((code) => [...code]),
    );
    expect(letters.size).toBe(33);
  });

  it.each([
    ['k7qm2-vx9pr', 'K7QM2VX9PR'],
    [' K7QM2 VX9PR. ', 'K7QM2VX9PR'],
    ['oO0iIlL1', '00011111'],
    ['कK7', 'K7'],
  ])('are read from %j', (typed, read) => {
    expect(readRecoveryCode(typed)).toBe(read);
  });
});

it.each([
  ['123456', 'totp'],
  ['123 456', 'totp'],
  ['12345', 'recovery'],
  ['1234567', 'recovery'],
  ['K7QM2-VX9PR', 'recovery'],
  ['12345A', 'recovery'],
])('a code like %j is of %s', (typed, factor) => {
  expect(factorOfCode(typed)).toBe(factor);
});

it('time steps last 30 seconds', () => {
  expect(stepOf(new Date(0))).toBe(0);
  expect(stepOf(new Date(29_999))).toBe(0);
  expect(stepOf(new Date(30_000))).toBe(1);
  expect(stepOf(new Date('2026-01-01T00:00:00Z'))).toBe(58_907_520);
});

it('times are those of the interface', () => {
  expect(challengeTime).toBe(300_000);
  expect(ticketTime).toBe(600_000);
  expect(recoveryWait).toBe(3 * 86_400_000);
  expect(recoveryOpen).toBe(7 * 86_400_000);
  expect(recoveryKept).toBe(30 * 86_400_000);
});

describe('factors of an account', () => {
  const none = { passkeys: 0, totpSince: null, codesLeft: 0, codes: 0 };
  const since = new Date('2026-11-01T00:00:00Z');
  it.each([
    ['none', none, []],
    ['codes alone', { ...none, codesLeft: 3 }, []],
    ['a passkey', { ...none, passkeys: 1 }, ['passkey']],
    ['a passkey with codes', { ...none, passkeys: 2, codesLeft: 1 }, ['passkey', 'recovery']],
    ['an app', { ...none, totpSince: since }, ['totp']],
    ['an app with codes', { ...none, totpSince: since, codesLeft: 10 }, ['totp', 'recovery']],
    ['all', { ...none, passkeys: 1, totpSince: since, codesLeft: 1 }, ['passkey', 'totp', 'recovery']],
  ])('are listed for %s', (_, state, factors) => {
    expect(factorsOf(state)).toEqual(factors);
  });
});

it('names providers of passkeys in either case, and none that is unknown', () => {
  expect(providerOf('fbfc3007-154e-4ecc-8c0b-6e020557d7bd')).toBe('iCloud Keychain');
  expect(providerOf('EA9B8D66-4D01-1D21-3CE4-B6B48CB575D4')).toBe('Google Password Manager');
  expect(providerOf('00000000-0000-0000-0000-000000000000')).toBeNull();
});
