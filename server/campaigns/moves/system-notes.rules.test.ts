import { expect, it } from 'vitest';
import { inEnglish, inLanguage } from '../../kit/i18n/messages.ts';
import { accountDeleted, campaignDeleted, notFunded, translateNote } from './system-notes.rules.ts';

const inHindi = inLanguage('hi');

it.each([
  ['The campaign was deleted.', campaignDeleted],
  ['The account was deleted.', accountDeleted],
  ['It wasn’t funded by 2026-11-20.', notFunded('2026-11-20')],
])('stores a note of the system in English and translates it for its reader: %s', (stored, note) => {
  expect(inEnglish(note)).toBe(stored);
  expect(inEnglish(translateNote(stored))).toBe(stored);
  expect(inHindi(translateNote(stored))).toBe(inHindi(note));
  expect(inHindi(note)).toMatch(/\p{Script=Devanagari}/u);
});

it('gives a note of an earlier release in today’s words', () => {
  expect(inEnglish(translateNote('It was not funded by 2026-11-20.'))).toBe('It wasn’t funded by 2026-11-20.');
});

it('leaves a person’s note as it was written', () => {
  for (const note of ['We chose {somebody} else.', 'The campaign was deleted. Sorry!', ' ']) {
    expect(inEnglish(translateNote(note))).toBe(note);
    expect(inHindi(translateNote(note))).toBe(note);
  }
});
