import { expect, it } from 'vitest';
import { isProofFresh, methodsOf, proofExpiry } from './step-up.rules.ts';

const proven = new Date('2026-11-20T10:00:00Z');
const later = (seconds: number) => new Date(proven.getTime() + seconds * 1000);

it('counts proof for ten minutes from when it was given', () => {
  expect(proofExpiry(proven)).toEqual(later(600));
  expect(isProofFresh(null, proven)).toBe(false);
  expect(isProofFresh(proven, proven)).toBe(true);
  expect(isProofFresh(proven, later(599.999))).toBe(true);
  expect(isProofFresh(proven, later(600))).toBe(false);
  expect(isProofFresh(proven, later(-0.001))).toBe(false);
});

it('offers what an account has, and no password after a change was undone', () => {
  const all = { factors: [], hasPassword: true, isResetDue: false, hasCodeContact: true };
  expect(methodsOf(all)).toEqual(['password', 'code']);
  expect(methodsOf({ ...all, isResetDue: true })).toEqual(['code']);
  expect(methodsOf({ ...all, hasPassword: false })).toEqual(['code']);
  expect(methodsOf({ ...all, hasCodeContact: false })).toEqual(['password']);
  expect(methodsOf({ factors: [], hasPassword: false, isResetDue: false, hasCodeContact: false })).toEqual([]);
});

it('counts nothing but second factors where one is set', () => {
  const all = { hasPassword: true, isResetDue: false, hasCodeContact: true };
  expect(methodsOf({ ...all, factors: ['passkey', 'totp', 'recovery'] })).toEqual(['passkey', 'totp', 'recovery']);
  expect(methodsOf({ ...all, factors: ['totp'] })).toEqual(['totp']);
});
