import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutSnippet, findMarks, patternsOf, searchedWords } from './search.rules.ts';

const marked = (text: string, words: string[]) =>
  findMarks(text, words).map(({ start, length }) => text.slice(start, start + length));

describe('the words of a search', () => {
  it.each([
    ['  Banana   LEAF banana ', ['banana', 'leaf']],
    ['केला', ['केला']],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('%j are %j', (q, words) => {
    expect(searchedWords(q)).toEqual(words);
  });

  it.each([
    ['leaf', ['%leaf%']],
    ['100%_\\', ['%100\\%\\_\\\\%']],
    ['é', ['%é%', '%e\u0301%', '%É%']],
    ['केला', ['%केला%']],
  ])('%j is looked for as %j', (word, patterns) => {
    expect(patternsOf(word)).toEqual(expect.arrayContaining(patterns));
  });

  it('is looked for in small letters, in capitals and with a capital first, composed and not', () => {
    const [small, capital] = ['\u00e9', '\u00c9'];
    const all = ['e\u0301e\u0301', small + small, capital + capital, capital + small].map((word) => `%${word}%`);
    expect(patternsOf(small + small).toSorted()).toEqual(all.toSorted());
  });

  it('needs one pattern where there is one spelling', () => {
    expect(patternsOf('leaf')).toHaveLength(1);
    expect(patternsOf('पत्ता')).toHaveLength(1);
  });
});

describe('marks', () => {
  it.each([
    ['The Banana leaf', ['banana', 'leaf'], ['Banana', 'leaf']],
    ['caf and cafe\u0301', ['café'], ['cafe\u0301']],
    ['A.B axb', ['a.b'], ['A.B']],
    ['reels', ['reel', 'reels'], ['reels']],
    ['nothing', ['else'], []],
    ['anything', [], []],
  ])('in %j for %j are %j', (text, words, found) => {
    expect(marked(text, words)).toEqual(found);
  });
});

describe('a snippet', () => {
  const filler = 'word '.repeat(60);

  it('is all of a short text, on one line', () => {
    expect(cutSnippet(' Two\nreels ', ['reels'])).toBe('Two reels');
    const longest = 'x'.repeat(140);
    expect(cutSnippet(longest, ['none'])).toBe(longest);
    const late = `${'x'.repeat(60)} sadya ${'y'.repeat(73)}`;
    expect(late).toHaveLength(140);
    expect(cutSnippet(late, ['sadya'])).toBe(late);
    expect(cutSnippet(`a  ${late.slice(0, 90)}`, ['sadya'])).toBe(`a  ${late.slice(0, 90)}`);
  });

  it('is cut between words around the first hit', () => {
    const cut = cutSnippet(`${filler}sadya ${filler}`, ['sadya']);
    expect(cut).toMatch(/^…word (word )*sadya (word )*word…$/);
    expect(cut.length).toBeLessThanOrEqual(142);
    expect(cut.indexOf('sadya')).toBeGreaterThan(20);
    expect(cut.indexOf('sadya')).toBeLessThanOrEqual(42);
  });

  it('starts and ends with the text where the hit is near', () => {
    expect(cutSnippet(`sadya ${filler}`, ['sadya'])).toMatch(/^sadya .*word…$/);
    expect(cutSnippet(`${filler}sadya`, ['sadya'])).toMatch(/^…word .* sadya$/);
    expect(cutSnippet(`${'x'.repeat(39)} sadya ${filler}`, ['sadya'])).toMatch(/^x/);
  });

  it.each([
    ['without a hit', 'x'.repeat(141), `${'x'.repeat(140)}…`],
    ['up to the end of the text', `${'x'.repeat(99)} sadya ${'y '.repeat(66)}yy`, `…sadya ${'y '.repeat(66)}yy`],
    [
      'without double spaces at its ends',
      `${'x'.repeat(99)}  sadya ${'y'.repeat(50)}  ${'z'.repeat(99)}`,
      `…sadya ${'y'.repeat(50)}…`,
    ],
    [
      'within a word without end before the hit',
      `${'x'.repeat(60)}sadya ${'y'.repeat(200)}`,
      `…${'x'.repeat(40)}sadya ${'y'.repeat(94)}…`,
    ],
    ['within a word without end behind it', `sadya ${'x'.repeat(300)}`, `sadya ${'x'.repeat(134)}…`],
    [
      'at a space that is far enough behind the hit',
      `sadya${'x'.repeat(36)} ${'y'.repeat(300)}`,
      `sadya${'x'.repeat(36)}…`,
    ],
    [
      'not at one that is too near',
      `sadya${'x'.repeat(35)} ${'y'.repeat(300)}`,
      `sadya${'x'.repeat(35)} ${'y'.repeat(99)}…`,
    ],
    [
      'not at one that is too near to a later hit',
      `${'x'.repeat(30)}sadya${'x'.repeat(30)} ${'y'.repeat(300)}`,
      `${'x'.repeat(30)}sadya${'x'.repeat(30)} ${'y'.repeat(74)}…`,
    ],
    [
      'before a sign in two parts',
      `x${'🌶'.repeat(30)}xsadya ${'y'.repeat(300)}`,
      `…${'🌶'.repeat(19)}xsadya ${'y'.repeat(95)}…`,
    ],
    ['behind one', `sadya${'🌶'.repeat(100)}`, `sadya${'🌶'.repeat(67)}…`],
  ])('is cut %s', (_where, text, cut) => {
    expect(cutSnippet(text, ['sadya'])).toBe(cut);
  });

  it('never splits a character', () => {
    const signs = fc.string({ unit: 'grapheme', maxLength: 400 });
    fc.assert(
      fc.property(signs, signs, (before, after) => {
        const cut = cutSnippet(`${before} sadya ${after}`, ['sadya']);
        expect(cut.isWellFormed()).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(143);
        expect(cut.toLowerCase()).toContain('sadya');
      }),
    );
  });
});
