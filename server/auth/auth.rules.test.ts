import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usernamePattern } from '../../contract/patterns.ts';
import { isForgottenContact, passwordProblem, readIdentifier, splitName, usernameCandidates } from './auth.rules.ts';

describe('passwordProblem', () => {
  it.each([
    ['1234567', 'Use at least 8 characters.'],
    ['ÄÖÜäöü€', 'Use at least 8 characters.'],
    ['💠💠💠💠💠💠💠', 'Use at least 8 characters.'],
    ['x'.repeat(150) + 'y'.repeat(51), 'Use at most 200 characters.'],
    ['password', 'This password is among the first that are tried. Choose another.'],
    ['PassWord123', 'This password is among the first that are tried. Choose another.'],
    ['ｐａｓｓｗｏｒｄ', 'This password is among the first that are tried. Choose another.'],
    ['zzzzzzzzzz', 'This password is among the first that are tried. Choose another.'],
    ['Asha.Nair', 'Choose a password that is not your name or contact.'],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password, ['asha.nair'])).toBe(problem);
  });

  it.each([['demo-pass-1'], ['abcdefgz'], ['        9'], ['सही घोड़ा बैटरी'], ['x'.repeat(100) + 'y'.repeat(100)]])(
    '%s is good',
    (password) => {
      expect(passwordProblem(password, ['asha.nair'])).toBeNull();
    },
  );
});

describe('readIdentifier', () => {
  it.each([
    [' Asha@Example.IN ', { by: 'email', value: 'asha@example.in' }],
    ['9876543210', { by: 'mobile', value: '9876543210' }],
    ['９８７６５４３２１０', { by: 'mobile', value: '9876543210' }],
    ['987654321', { by: 'username', value: '987654321' }],
    ['Asha.Nair', { by: 'username', value: 'asha.nair' }],
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
    [{ username: 'a+b@x.in' }, false],
    [{ username: '98765432101' }, false],
    [{ username: '' }, false],
  ])('%j is %s', (request, isGood) => {
    expect(isForgottenContact(request)).toBe(isGood);
  });
});

describe('usernameCandidates', () => {
  it('offers usernames that can be taken, none twice, none the wanted one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (wanted) => {
        const offered = usernameCandidates(wanted);
        expect(offered.length).toBeGreaterThan(3);
        expect(new Set(offered).size).toBe(offered.length);
        expect(offered).not.toContain(wanted);
        for (const name of offered) expect(name).toMatch(usernamePattern);
      }),
    );
  });

  it('stays near the wanted name', () => {
    expect(usernameCandidates('asha').slice(0, 3)).toEqual(['asha_in', 'asha.official', 'the.asha']);
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
