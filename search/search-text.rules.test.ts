import { describe, expect, it } from 'vitest';
import { mayBeMistyped, nameWordsOf, nearTermsOf, readingsOf, termsOf, wordsOf } from './search-text.rules.ts';

describe('words of a text', () => {
  it.each([
    ['José ÑANDÚ', ['jose', 'nandu']],
    ['@aarohi.cooks_2', ['aarohi', 'cooks', '2']],
    ['मीरा जोशी', ['मीरा', 'जोशी']],
    ['ज़ोया', ['जोया']],
    ['क्\u200dष', ['क्ष']],
    ["D'Souza–Rao।", ['d', 'souza', 'rao']],
    ['ﬁlter\tcoffee\n', ['filter', 'coffee']],
    ['***', []],
  ])('of %j', (text, words) => expect(wordsOf(text)).toEqual(words));
});

describe('terms of a query', () => {
  it.each([
    [undefined, null],
    ['   ', null],
    ['%_*', []],
    ['the Cook', ['the', 'cook']],
    ['Food food FOOD', ['food']],
    ['o’brien', ['o', 'brien']],
    ['Anne\u00admarie', ['annemarie']],
    ['कोच्चि', ['कोच्चि']],
  ])('%j', (query, terms) => expect(termsOf(query)).toEqual(terms));

  it('are limited in number', () => {
    const query = Array.from({ length: 40 }, (_, place) => `w${place}`).join(' ');
    expect(termsOf(query)).toHaveLength(12);
  });
});

describe('nearby terms of a query', () => {
  it.each([
    ...['a food blogger', 'an food blogger', 'the food blogger', 'food and blogger', 'food by blogger'],
    ...['food for blogger', 'food from blogger', 'food in blogger', 'food near blogger', 'food of blogger'],
    ...['food on blogger', 'food to blogger', 'food with blogger'],
  ])('leaves out what names nothing: %s', (query) => expect(nearTermsOf(query)).toEqual(['food', 'blogger']));

  it.each([
    [undefined, []],
    ['%_*', []],
    ['in the', ['in', 'the']],
    ['coffee in Kochi', ['coffee', 'kochi']],
    ['कोच्चि में खाना', ['kochi', 'खाना']],
    ['नई दिल्ली के पास फ़ैशन', ['new', 'delhi', 'फैशन']],
    ['में', ['में']],
  ])('%j', (query, terms) => expect(nearTermsOf(query)).toEqual(terms));
});

describe("words of a person's name", () => {
  it('are the name as written and joined, and handles with and without their punctuation', () => {
    expect(nameWordsOf("Mary O'Brien", ['mary.ob'])).toEqual([
      'mary',
      'o',
      'brien',
      'mary',
      'ob',
      'mary',
      'obrien',
      'maryob',
    ]);
    expect(nameWordsOf('Mary', [])).toEqual(['mary']);
  });
});

describe('a mistyped term', () => {
  it.each([
    ['kohi', true],
    ['koh', false],
    ['2026', false],
    ['२०२६', false],
    ['20x6', true],
    ['मीरा', true],
    ['🍛🍛', false],
    ['k'.repeat(32), true],
    ['k'.repeat(33), false],
  ])('%s may be one: %s', (term, expected) => expect(mayBeMistyped(term)).toBe(expected));

  it('stands for everything one edit away that keeps the first character', () => {
    expect(readingsOf('abcc').sort()).toEqual(
      ['a bcc', 'a cc', 'ab c', 'ab cc', 'abc ', 'abc c', 'abc', 'acbc', 'acc', 'abcc'].sort(),
    );
  });

  it('is measured in code points', () => {
    expect(readingsOf('a🍛b').sort()).toEqual(['a 🍛b', 'a b', 'a🍛', 'a🍛 ', 'a🍛 b', 'ab', 'ab🍛'].sort());
  });
});
