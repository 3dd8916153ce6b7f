import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usernamePattern } from '../../../contract/kit/patterns.ts';
import { inEnglish } from '../../kit/i18n/messages.ts';
import {
  codeTime,
  commonSpellings,
  isForgottenContact,
  passwordProblem,
  readIdentifier,
  splitName,
  unverifiedTime,
  usernameCandidates,
} from './auth.rules.ts';

describe('passwordProblem', () => {
  it.each([
    ['1234567', 'Use at least 8 characters.'],
    ['ÄÖÜäöü€', 'Use at least 8 characters.'],
    ['💠💠💠💠💠💠💠', 'Use at least 8 characters.'],
    ['x'.repeat(150) + 'y'.repeat(51), 'Use at most 200 characters.'],
    ['zzzzzzzzzz', 'This password is too common.'],
    ['Asha.Nair', 'Choose a password that doesn’t contain your name or contact details.'],
  ])('%s: %s', (password, problem) => {
    expect(inEnglish(passwordProblem(password, ['asha.nair']) ?? '')).toBe(problem);
  });

  it.each([['demo-pass-1'], ['abcdefgz'], ['        9'], ['सही घोड़ा बैटरी'], ['x'.repeat(100) + 'y'.repeat(100)]])(
    'accepts %s',
    (password) => {
      expect(passwordProblem(password, ['asha.nair'])).toBeNull();
    },
  );
});

it('rejects every name of the person as a password', () => {
  const names = ['asha.nair', 'asha@example.in', '9876501234'];
  for (const name of names)
    expect(passwordProblem(name, names)).toBe('Choose a password that doesn’t contain your name or contact details.');
});

it('looks for a password among the common ones in other spellings, without signs and swapped letters', () => {
  expect(commonSpellings('Password1')).toEqual(['password1', 'passwordi']);
  expect(commonSpellings('!P@ssw0rd#')).toEqual(expect.arrayContaining(['!p@ssw0rd#', 'p@ssw0rd', 'password']));
  expect(commonSpellings('..P@ssw0rd..')).toContain('password');
  expect(commonSpellings('p@ssw0rd2024')).toContain('password2024');
  expect(commonSpellings('ＰＡＳＳＷＯＲＤ')).toEqual(['password']);
  expect(commonSpellings('!secret!')).toEqual(['!secret!', 'isecreti']);
  expect(commonSpellings('12345678')).toContain('12345678');
});

it('reserves names for a day, and keeps codes for ten minutes', () => {
  const begun = Date.parse('2026-11-20T10:00:00Z');
  expect(new Date(begun + unverifiedTime).toISOString()).toBe('2026-11-21T10:00:00.000Z');
  expect(new Date(begun + codeTime).toISOString()).toBe('2026-11-20T10:10:00.000Z');
});

describe('readIdentifier', () => {
  it.each([
    [' Asha@Example.IN ', { by: 'email', value: 'asha@example.in' }],
    ['9876543210', { by: 'mobile', value: '9876543210' }],
    ['９８７６５４３２１０', { by: 'mobile', value: '9876543210' }],
    ['987654321', { by: 'username', value: '987654321' }],
    ['Asha.Nair', { by: 'username', value: 'asha.nair' }],
    ['+91 98765 43210', { by: 'mobile', value: '9876543210' }],
    ['098765-43210', { by: 'mobile', value: '9876543210' }],
    ['＋９１ 98765 43210', { by: 'mobile', value: '9876543210' }],
    ['91-98765-43210', { by: 'mobile', value: '9876543210' }],
    ['ＡＳＨＡ', { by: 'username', value: 'asha' }],
  ])('%s', (text, identifier) => {
    expect(readIdentifier(text)).toEqual(identifier);
  });
});

describe('isForgottenContact', () => {
  it.each([
    [{ username: 'a.b@x.in' }, true],
    [{ username: 'a.b@x.in', isEmail: true, isMobile: false }, true],
    [{ username: '9876543210', isEmail: false, isMobile: true }, true],
    [{ username: '9876543210', isEmail: true, isMobile: false }, false],
    [{ username: 'a.b@x.in', isEmail: false, isMobile: true }, false],
    [{ username: 'a.b@x.in', isMobile: true }, false],
    [{ username: '9876543210', isEmail: true }, false],
    [{ username: 'asha' }, false],
    [{ username: 'a+b@x.in' }, true],
    [{ username: 'a+b@x.technology' }, true],
    [{ username: 'a/b@x.in' }, false],
    [{ username: '98765432101' }, false],
    [{ username: '' }, false],
  ])('%j is %s', (request, isGood) => {
    expect(isForgottenContact(request)).toBe(isGood);
  });
});

describe('usernameCandidates', () => {
  it('suggests valid usernames without duplicates or the wanted one', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.stringMatching(/^[a-z]{1,40}$/)),
        (wanted) => {
          const offered = usernameCandidates(wanted);
          expect(offered).toHaveLength(6);
          expect(new Set(offered).size).toBe(offered.length);
          expect(offered).not.toContain(wanted);
          for (const name of offered) expect(name).toMatch(usernamePattern);
        },
      ),
    );
  });

  it('keeps within thirty characters and numbers two of the names', () => {
    const names = usernameCandidates('a'.repeat(40));
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(30);
    const [, , , near = '', apart = ''] = usernameCandidates('asha');
    expect(Number(apart.slice('asha_'.length)) - Number(near.slice('asha'.length))).toBe(7);
  });

  it('stays near the wanted name', () => {
    expect(usernameCandidates('asha').slice(0, 3)).toEqual(['asha_in', 'asha.official', 'the.asha']);
    for (const name of usernameCandidates('asha')) expect(name).toContain('asha');
  });

  it('appends a three-digit number that depends on the name', () => {
    const numberOf = (name: string) => usernameCandidates(name)[3]?.slice(name.length);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,24}$/), (name) => {
        expect(numberOf(name)).toMatch(/^[1-9]\d\d$/);
      }),
    );
    expect(new Set(['asha', 'ahsa', 'ashb', 'nair'].map(numberOf)).size).toBe(4);
  });
});

describe('splitName', () => {
  it.each([
    ['Asha', 'Asha', null],
    [' Asha ', 'Asha', null],
    ['Asha Nair', 'Asha', 'Nair'],
    ['A.  P. J. Abdul Kalam', 'A. P. J. Abdul', 'Kalam'],
  ])('%s', (fullname, first, last) => {
    expect(splitName(fullname)).toEqual({ first, last });
  });
});
