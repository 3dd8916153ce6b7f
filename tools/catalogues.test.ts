import { expect, test } from 'vitest';
import { findFaults } from './catalogues.ts';

/** Faults of a single translation. */
function faultsOf(english: string, hindi: string): string[] {
  return findFaults({ a: { message: english } }, { a: { message: english, translation: hindi } }, 'hi');
}

test('a complete catalogue has no faults', () => {
  expect(faultsOf('Apply by {day}', '{day} तक आवेदन करें')).toEqual([]);
  expect(
    faultsOf(
      '<0>See</0> {n, plural, one {# reel} other {# reels}}',
      '{n, plural, one {# रील} other {# रील}} <0>देखें</0>',
    ),
  ).toEqual([]);
});

test('missing and unused messages', () => {
  expect(
    findFaults({ a: { message: 'Open', context: 'state' } }, { b: { message: 'Gone', translation: 'गया' } }, 'hi'),
  ).toEqual(['missing: “Open” (state)', 'unused: “Gone”']);
  expect(faultsOf('Save', '')).toEqual(['missing: “Save”']);
});

test('a language that is not complete may lack messages, but not break them', () => {
  const source = { a: { message: 'Save' }, b: { message: 'Apply by {day}' } };
  expect(findFaults(source, { b: { message: 'Apply by {day}', translation: 'விண்ணப்பி' } }, 'ta')).toEqual([
    'other values: “Apply by {day}”',
  ]);
});

test.each([
  ['Apply by {day}', 'आवेदन करें', 'other values'],
  ['Apply by {day}', '{दिन} तक आवेदन करें', 'other values'],
  ['Apply by {day}', '{day तक', 'no message'],
  ['<0>See</0>', 'देखें', 'other tags'],
  ['{n, plural, one {# reel} other {# reels}}', '{n} रील', 'other values'],
  ['{n, plural, one {# reel} other {# reels}}', '{n, plural, other {# रील}}', 'a form of the plural missing'],
  [
    '{n, plural, =0 {None} one {#} other {#}}',
    '{n, plural, one {#} other {#}}',
    'other numbers with words of their own',
  ],
])('%s as %s', (english, hindi, fault) => expect(faultsOf(english, hindi)).toEqual([`${fault}: “${english}”`]));
