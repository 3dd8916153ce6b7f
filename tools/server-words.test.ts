import { expect, it } from 'vitest';
import { findFaults, findWords, readCatalogue } from './server-words.ts';

const found = findWords();
const catalogue = readCatalogue();

it('finds hundreds of texts, all in Hindi with the same placeholders, and no unused ones', () => {
  expect(found.messages.size).toBeGreaterThan(500);
  expect(findFaults(found, catalogue)).toEqual([]);
});

it('reports new, removed and broken texts', () => {
  const messages = new Map([
    ['A brand new sentence.', new Set(['server/x.ts'])],
    ['{count} new applications: {campaign}', new Set(['server/y.ts'])],
  ]);
  const faults = findFaults(
    { messages, problems: ['server/z.ts: put together without say: “{who} did it.”'] },
    { 'It is gone.': 'वह गया।', '{count} new applications: {campaign}': '{campaign} में नए आवेदन' },
  );
  expect(faults).toEqual([
    'server/z.ts: put together without say: “{who} did it.”',
    'Not translated: “A brand new sentence.” (server/x.ts)',
    'Nobody says: “It is gone.”',
    'Other values in the translation of “{count} new applications: {campaign}”',
  ]);
});

it('is in Devanagari with Latin digits', () => {
  const words = Object.values(catalogue).map((text) => text.replaceAll(/\{\w+\}/g, ''));
  expect(words.filter((text) => !/\p{Script=Devanagari}/u.test(text) && /\p{L}/u.test(text))).toEqual([]);
  expect(words.filter((text) => /[०-९]/.test(text))).toEqual([]);
});
