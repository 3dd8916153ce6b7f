import { describe, expect, it } from 'vitest';
import { noFilters, setValues, toggleWord } from './filters.ts';
import { cutWords, type Heard, keepSentence, partsOf, withHeard } from './sentence.ts';

const phrase = 'cosy food creators in Kochi under ₹7,000 a reel';
const at = (words: string) => ({ start: phrase.indexOf(words), end: phrase.indexOf(words) + words.length });
const said = (field: string, value: string, words: string) => ({ field, value, label: value, spans: [at(words)] });
const heard: Heard = {
  phrase,
  understood: [
    said('category', 'food', 'food'),
    said('city', 'kochi', 'Kochi'),
    said('price_max', '7000', 'under ₹7,000 a reel'),
    said('price_format', 'reel', 'under ₹7,000 a reel'),
  ],
  left: ['cosy'],
  dropped: [],
};
const asked = { ...noFilters, phrase };
const shown = withHeard(asked, heard);
const change = (next: typeof shown) => keepSentence({ asked, heard, next });

describe('the filters of a sentence', () => {
  it('apply with the given ones, which hold where there can be one only', () => {
    expect(shown).toEqual({
      ...noFilters,
      category: ['food'],
      city: ['kochi'],
      price_max: '7000',
      price_format: 'reel',
      q: 'cosy',
    });
    expect(withHeard({ ...asked, city: ['pune'], price_max: '9000' }, heard)).toMatchObject({
      city: ['kochi', 'pune'],
      price_max: '9000',
    });
  });

  it('stay in the sentence when nothing is changed', () => {
    expect(change(shown)).toEqual(asked);
  });

  it('take their words with them', () => {
    expect(change(toggleWord(shown, 'city', 'kochi')).phrase).toBe('cosy food creators under ₹7,000 a reel');
    expect(change(setValues(shown, { price_max: undefined, price_format: undefined }))).toEqual({
      ...noFilters,
      phrase: 'cosy food creators in Kochi',
    });
    expect(change(setValues(shown, { q: undefined })).phrase).toBe('food creators in Kochi under ₹7,000 a reel');
  });

  it('become given filters where their words go with another', () => {
    expect(change(setValues(shown, { price_max: '9000' }))).toEqual({
      ...noFilters,
      phrase: 'cosy food creators in Kochi',
      price_max: '9000',
      price_format: 'reel',
    });
  });

  it('are joined by others', () => {
    expect(change(toggleWord(shown, 'city', 'pune'))).toEqual({ ...asked, city: ['pune'] });
    expect(change({ ...shown, verified: 'true', sort: 'newest' })).toEqual({
      ...asked,
      verified: 'true',
      sort: 'newest',
    });
  });

  it('leave no sentence behind when all are gone', () => {
    expect(change(noFilters)).toEqual(noFilters);
    const short = { ...asked, phrase: 'creators in Kochi' };
    const one = { ...heard, phrase: short.phrase, left: [], understood: [said('city', 'kochi', 'Kochi')] };
    one.understood = one.understood.map((chip) => ({ ...chip, spans: [{ start: 12, end: 17 }] }));
    expect(keepSentence({ asked: short, heard: one, next: { ...noFilters, verified: 'true' } })).toEqual({
      ...noFilters,
      verified: 'true',
    });
  });

  it('are not cut out of a sentence that was typed since', () => {
    const later = { ...asked, phrase: 'cosy food creators in Pune' };
    expect(keepSentence({ asked: later, heard, next: toggleWord(shown, 'city', 'kochi') }).phrase).toBe(later.phrase);
  });

  it('in Hindi take the word after them along', () => {
    const hindi = 'कोच्चि में खाना';
    const one: Heard = {
      phrase: hindi,
      understood: [
        { field: 'city', value: 'kochi', label: '', spans: [{ start: 0, end: 6 }] },
        { field: 'category', value: 'food', label: '', spans: [{ start: 11, end: 15 }] },
      ],
      left: [],
      dropped: [],
    };
    const all = withHeard({ ...noFilters, phrase: hindi }, one);
    const next = toggleWord(all, 'city', 'kochi');
    expect(keepSentence({ asked: { ...noFilters, phrase: hindi }, heard: one, next })).toEqual({
      ...noFilters,
      phrase: 'खाना',
    });
  });
});

describe('words', () => {
  it('are cut where they stand alone', () => {
    const one = { phrase: 'artful art in Kochi not in Pune', understood: [], left: ['art'], dropped: ['not in Pune'] };
    expect(cutWords(one, ['art'])).toBe('artful in Kochi not in Pune');
    expect(cutWords(one, ['not in Pune'])).toBe('artful art in Kochi');
  });

  it('are marked by whether they were understood', () => {
    expect(partsOf(heard)).toEqual([
      { text: 'cosy', kind: 'unknown' },
      { text: ' ' },
      { text: 'food', kind: 'known' },
      { text: ' creators in ' },
      { text: 'Kochi', kind: 'known' },
      { text: ' ' },
      { text: 'under ₹7,000 a reel', kind: 'known' },
    ]);
    expect(
      partsOf(heard)
        .map(({ text }) => text)
        .join(''),
    ).toBe(phrase);
  });
});
