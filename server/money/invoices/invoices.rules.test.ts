import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { inEnglish, inLanguage } from '../../kit/i18n/messages.ts';
import { feeMessage, financialYearOf, numberInvoice, placeOfSupply, splitTax, translateFee } from './invoices.rules.ts';

test.each([
  ['2026-04-01T00:00:00+05:30', '26-27'],
  ['2027-03-31T23:59:59.999+05:30', '26-27'],
  ['2027-04-01T00:00:00+05:30', '27-28'],
  ['2099-12-31T12:00:00Z', '99-00'],
])('%s lies in the financial year %s', (at, year) => {
  expect(financialYearOf(new Date(at))).toBe(year);
});

describe('the invoice number', () => {
  it('names series, financial year and sequence', () => {
    expect(numberInvoice({ series: 'TI', financialYear: '26-27', sequence: 42 })).toBe('TI/26-27/000042');
  });

  it('has at most 16 letters, digits, dashes and slashes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('TI' as const, 'RC' as const),
        fc.integer({ min: 1, max: 9_999_999 }),
        (series, sequence) => {
          expect(numberInvoice({ series, financialYear: '26-27', sequence })).toMatch(/^[A-Z0-9/-]{1,16}$/);
        },
      ),
    );
  });
});

describe('the place of supply', () => {
  const supplierGstin = '29AAGCB7383J1Z4';
  test.each([
    ['where the recipient is registered', { gstin: '27AAPFU0939F1ZV', state_code: '32' }, supplierGstin, '27'],
    ['else the state on record', { gstin: null, state_code: '32' }, supplierGstin, '32'],
    ['else where the supplier is', { gstin: null, state_code: null }, supplierGstin, '29'],
    ['and unknown where nothing is', { gstin: null, state_code: null }, null, null],
  ])('is %s', (_, recipient, supplier, place) => {
    expect(placeOfSupply({ recipient, supplierGstin: supplier })).toBe(place);
  });
});

describe('the tax included in an amount', () => {
  it('is 18 of 118, as IGST between states and halved within one', () => {
    expect(splitTax(118_00, { basisPoints: 1800, isSameState: false })).toEqual({
      taxable: 100_00,
      cgst: 0,
      sgst: 0,
      igst: 18_00,
    });
    expect(splitTax(1299_00, { basisPoints: 1800, isSameState: true })).toEqual({
      taxable: 1100_85,
      cgst: 99_08,
      sgst: 99_07,
      igst: 0,
    });
  });

  it('sums to the amount, with halves at most a paisa apart', () => {
    const rate = fc.record({ basisPoints: fc.integer({ min: 0, max: 10_000 }), isSameState: fc.boolean() });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), rate, (amount, at) => {
        const { taxable, cgst, sgst, igst } = splitTax(amount, at);
        expect(taxable + cgst + sgst + igst).toBe(amount);
        expect([0, 1]).toContain(cgst - sgst);
        expect(Math.min(taxable, cgst, sgst, igst)).toBeGreaterThanOrEqual(0);
        expect(at.isSameState ? igst : cgst + sgst).toBe(0);
      }),
    );
  });
});

test('a fee is named by its campaign, in the language of its reader', () => {
  const fee = feeMessage('Sadya at home');
  expect(inEnglish(fee)).toBe('Platform fee for “Sadya at home”');
  expect(inLanguage('hi')(translateFee(inEnglish(fee)))).toBe(inLanguage('hi')(fee));
  expect(inLanguage('hi')(fee)).toMatch(/\p{Script=Devanagari}/u);
});
