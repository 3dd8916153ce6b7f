import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseNumber } from '../../../contract/kit/parse-number.ts';
import { formatRupees, groupIndian, shortenIndian, shortenRupees } from './rupees.ts';

test.each([
  [0, '₹0'],
  [499, '₹499'],
  [125000, '₹1,25,000'],
  [67588.93, '₹67,588.93'],
  [1.5, '₹1.50'],
  [-900, '− ₹900'],
  [12345678, '₹1,23,45,678'],
])('money that moves: %d → %s', (value, text) => expect(formatRupees(value)).toBe(text));

test('keeps both decimals in columns', () => expect(formatRupees(142500, { paise: true })).toBe('₹1,42,500.00'));

test.each([
  [980, '980'],
  [4500, '4.5K'],
  [86200, '86.2K'],
  [42850, '42.9K'],
  [99499, '99.5K'],
  [99500, '1L'],
  [128400, '1.3L'],
  [9950000, '1Cr'],
  [15000000, '1.5Cr'],
  [25000000000, '2500Cr'],
])('figures that are only shown: %d → %s', (value, text) => expect(shortenIndian(value)).toBe(text));

test('shortens rupees', () => expect([shortenRupees(42900), shortenRupees(-42900)]).toEqual(['₹42.9K', '− ₹42.9K']));

test('parses a grouped amount back to the same number', () => {
  const kind = { kind: 'rupees', max: 1e9 } as const;
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e11 }),
      (paise) => parseNumber(groupIndian(paise / 100), kind).value === paise / 100,
    ),
  );
});

test('groups like the browser’s Intl', () => {
  const whole = new Intl.NumberFormat('en-IN');
  const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (paise) => {
      const format = paise % 100 === 0 ? whole : exact;
      expect(groupIndian(paise / 100)).toBe(format.format(paise / 100));
    }),
  );
});
