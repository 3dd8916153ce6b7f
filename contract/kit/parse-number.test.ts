import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type NumberKind, parseNumber, toAsciiDigits } from './parse-number.ts';

const followers: NumberKind = { kind: 'whole', max: 2_000_000_000 };
const rupees: NumberKind = { kind: 'rupees', max: 100_000_000 };
const percent: NumberKind = { kind: 'percent', max: 100 };

describe('a count', () => {
  test.each([
    ['0', 0],
    ['12500', 12_500],
    ['12,500', 12_500],
    ['1,25,000', 125_000],
    ['12,34,56,789', 123_456_789],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['12.500', 12_500],
    ['1 234 567', 1_234_567],
    ['1\u00a0234\u202f567', 1_234_567],
    ['1\u202f234\u202f567', 1_234_567],
    ["1'234'567", 1_234_567],
    ['1’234’567', 1_234_567],
    ['12500.0', 12_500],
    ['1.2M', 1_200_000],
    ['1,2M', 1_200_000],
    ['48.5 M', 48_500_000],
    ['12.5k', 12_500],
    ['0.500k', 500],
    ['3.4L', 340_000],
    ['3.4 lakh', 340_000],
    ['2Cr', 20_000_000],
    ['1.1 crore', 11_000_000],
    ['1.5 लाख', 150_000],
    ['२ करोड़', 20_000_000],
    ['१२,५००', 12_500],
    ['１２５００', 12_500],
    ['2.28E+7', 22_800_000],
    ['\u200e12,500\u200f', 12_500],
  ])('%s', (text, value) => {
    expect(parseNumber(text, followers).value).toBe(value);
  });

  test.each([
    ['1.000', [1, 1_000]],
    ['2.000', [2, 2_000]],
    ['1.234k', [1_234, 1_234_000]],
    ['1,234k', [1_234, 1_234_000]],
    ['1,234M', [1_234_000, 1_234_000_000]],
  ])('%s has two readings', (text, choices) => {
    const kind = { ...followers, max: 2_000_000_000 };
    expect(parseNumber(text, kind)).toEqual({ problem: 'ambiguous', choices });
  });

  test.each([
    ['12,5', 'not-whole'],
    ['12.5', 'not-whole'],
    ['0,500', 'not-whole'],
    ['1,25,00', 'not-a-number'],
    ['1.25.000', 'not-a-number'],
    ['1,234.567.890', 'not-a-number'],
    ['12.5%', 'not-a-number'],
    ['₹500', 'not-a-number'],
    ['12q', 'not-a-number'],
    ['twelve', 'not-a-number'],
    ['', 'not-a-number'],
    ['k', 'not-a-number'],
    ['-5', 'not-a-number'],
    ['5-10k', 'not-a-number'],
    ['10k+', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['1e400', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['3B', 'too-large'],
  ])('%s is refused as %s', (text, problem) => {
    expect(parseNumber(text, followers)).toEqual({ problem });
  });
});

describe('rupees', () => {
  test.each([
    ['₹4,500', 4_500],
    ['Rs. 4500', 4_500],
    ['INR 1,25,000.50', 125_000.5],
    ['1.234,56', 1_234.56],
    ['1,234.56', 1_234.56],
    ['4500/-', 4_500],
    ['₹2.5L', 250_000],
    ['12,5', 12.5],
    ['12,50', 12.5],
    ['.5', 0.5],
  ])('%s', (text, value) => expect(parseNumber(text, rupees).value).toBe(value));

  test.each([
    ['4.500', [4.5, 4_500]],
    ['12.345', [12.345, 12_345]],
  ])('%s has two readings', (text, choices) =>
    expect(parseNumber(text, rupees)).toEqual({ problem: 'ambiguous', choices }),
  );

  test.each(['$500', '€500', '500 USD', 'Rs', '12%'])('refuses %s', (text) => {
    expect(parseNumber(text, rupees)).toEqual({ problem: 'not-a-number' });
  });
});

describe('percent', () => {
  test.each([
    ['4.75', 4.75],
    ['4.754%', 4.754],
    ['12,5 %', 12.5],
    ['4,754%', 4.754],
    ['1.000', 1],
    ['2.59 percent', 2.59],
  ])('%s', (text, value) => expect(parseNumber(text, percent).value).toBe(value));

  test('refuses a count typed into a percent field as too large', () => {
    expect(parseNumber('867000', percent)).toEqual({ problem: 'too-large' });
    expect(parseNumber('112.4K', percent)).toEqual({ problem: 'not-a-number' });
  });
});

describe('any number', () => {
  const grouping = fc.constantFrom('en-IN', 'en-US', 'de-DE', 'fr-FR', 'de-CH', 'hi-IN', 'mr-IN-u-nu-deva', 'ta-IN');

  test('is read correctly or refused as ambiguous in the format of any of these countries', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), grouping, (number, locale) => {
        const written = new Intl.NumberFormat(locale).format(number);
        const read = parseNumber(written, followers);
        if (read.problem === 'ambiguous') expect(read.choices).toContain(number);
        else expect(read, written).toEqual({ value: number });
      }),
    );
  });

  test('an amount with paise is read correctly or refused as ambiguous, too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), grouping, (paise, locale) => {
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(paise / 100);
        expect(parseNumber(written, rupees).value, written).toBe(paise / 100);
      }),
    );
  });

  test('any text gives a number within its bounds or a problem', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(followers, rupees, percent), (text, kind) => {
        const { value, problem } = parseNumber(text, kind);
        expect(value === undefined).toBe(problem !== undefined);
        if (value !== undefined) expect(value >= 0 && value <= kind.max).toBe(true);
      }),
    );
  });

  test('digits of all scripts are read alike', () => {
    const digits = Array.from({ length: 0x1fbfa }, (_, point) => point)
      .filter((point) => point < 0xd800 || point > 0xdfff)
      .map((point) => String.fromCodePoint(point))
      .filter((sign) => /\p{Nd}/u.test(sign));
    expect(digits.length % 10).toBe(0);
    expect(toAsciiDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
  });
});
