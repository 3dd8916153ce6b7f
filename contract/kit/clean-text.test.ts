import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, cleanText } from './clean-text.ts';
import { cutText, truncate } from './truncate.ts';

const family = '👨‍👩‍👧‍👦';
const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

describe('a name', () => {
  it.each([
    ['as it was', 'Priya Nair', 'Priya Nair'],
    ['right-to-left override', 'Asha \u202egnp.exe', 'Asha gnp.exe'],
    ['isolates and embeddings', '\u2066A\u2067b\u2068c\u2069\u202ad\u202be\u202cf', 'Abcdef'],
    ['marks of direction', 'A\u200eb\u200fc\u061cd', 'Abcd'],
    ['zero widths', 'P\u200br\u200ci\u200dy\u2060a\ufeff', 'Priya'],
    ['soft hyphens, fillers, blanks of Hangul', 'a\u00adb\u3164c\u115fd\uffa0', 'abcd'],
    ['tags', `hi\u{e0041}\u{e0042}\u{e007f}`, 'hi'],
    ['variation selectors', 'a\ufe0fb\u{e0100}c', 'abc'],
    ['controls and lines', 'a\u0007b\nc\r\nd\te', 'ab c d e'],
    ['half a family', `${family}\u200d`, family],
    ['emoji that need joiners and selectors', `${family}❤️👩🏽‍💻🏳️‍🌈${england}`, `${family}❤️👩🏽‍💻🏳️‍🌈${england}`],
    ['Devanagari with joiners', 'क्‍ष र्‍य क्‌ष', 'क्‍ष र्‍य क्‌ष'],
    ['Malayalam and Bengali with joiners', 'ന്‍മ র‍্য', 'ന്‍മ র‍্য'],
    ['Urdu without marks of direction', 'علی‌رضا\u200f', 'علی‌رضا'],
    ['a joiner at an end', 'क\u200d', 'क'],
    ['a final chillu', 'അവന്\u200d വന്നു', 'അവന്\u200d വന്നു'],
    ['a half letter with two joiners', 'क्\u200d\u200d', 'क्\u200d'],
    ['a joiner between marks that change their order', 'क\u0301\u200d\u094d\u200dष', 'क\u094d\u0301ष'],
    ['stacked marks', `a${'\u0301\u0308'.repeat(40)}b`, 'á\u0308\u0301\u0308\u0301b'],
  ])('%s', (_what, given, kept) => {
    expect(cleanName(given)).toBe(kept.normalize('NFC'));
  });

  it.each([
    '',
    ' ',
    '\u200b',
    '\u200d\u200d',
    '\u3164\u3164',
    '\u2800',
    '\u202e \u2066',
    '\u{e0041}',
    '\u0301\u0301',
    '\u00a0\u2003',
  ])('that nobody can see is none: %j', (name) => {
    expect(cleanName(name)).toBe('');
    expect(cleanText(name)).toBe('');
  });

  it('is unchanged by a second cleaning, for any input', () => {
    const nasty = fc.string({
      unit: fc.oneof(
        fc.constantFrom(
          '\u200d',
          '\u200c',
          '\u202e',
          '\u{e0067}',
          '\u{e007f}',
          '\ufe0f',
          '\u0301',
          '🏴',
          '👩',
          'क',
          '्',
          '\n',
        ),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      ),
    });
    fc.assert(
      fc.property(nasty, (text) => {
        const once = cleanName(text);
        expect(cleanName(once).trim()).toBe(once.trim());
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
        expect(once).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\n]/u);
        expect(once).not.toMatch(/\p{M}{5}/u);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a text', () => {
  it('keeps line breaks and direction marks and removes direction overrides', () => {
    expect(cleanText('one\r\ntwo\u2028three\tfour')).toBe('one\ntwo\nthree\tfour');
    expect(cleanText('قیمت \u200e100\u200f \u202e\u2067x')).toBe('قیمت \u200e100\u200f x');
  });
});

describe('cutText', () => {
  it.each([
    [`abc${family}`, 5, 'abc', 'abc…'],
    ['हिन्दी', 2, 'हि', '…'],
    ['e\u0301e\u0301', 3, 'e\u0301', 'e\u0301…'],
    ['🇮🇳🇮🇳', 6, '🇮🇳', '🇮🇳…'],
    [family, 4, '', '…'],
    ['short', 20, 'short', 'short'],
  ])('of %j at %i keeps characters whole', (text, most, cut, short) => {
    expect(cutText(text, most)).toBe(cut);
    expect(truncate(text, most)).toBe(short);
  });

  it('returns a prefix of the text within the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, most) => {
        expect(cutText(text, most).length).toBeLessThanOrEqual(most);
        expect(text.startsWith(cutText(text, most))).toBe(true);
        expect(truncate(text, most).length).toBeLessThanOrEqual(most);
        expect(truncate(text, most).isWellFormed()).toBe(true);
      }),
    );
  });
});

// A quadratic algorithm would exceed the test's time limit.
it.each([cleanName, cleanText])('%o handles a letter with 400,000 combining marks', (clean) => {
  expect(clean(`a${'\u0301\u0302\u0303\u0330'.repeat(100_000)}b`).length).toBeLessThan(10);
});
