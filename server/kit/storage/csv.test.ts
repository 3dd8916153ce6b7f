import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeCsv } from './csv.ts';

/** The beginnings that csv-stringify takes for a formula; Excel also reads the full-width signs. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/u;
const unescaped = (text: string) => (text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text);

it('writes what a CSV reader reads back, and escapes texts that begin like a formula', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('a,b', '"', 'a\r\nb', '=1+1', '-3', '－3', '＝1', "'＠a"),
    fc.double({ noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 }), (rows) => {
      const read = parse(writeCsv(rows), { bom: true, record_delimiter: '\r\n' }) as string[][];
      expect(read.map((row) => row.map(unescaped))).toEqual(
        rows.map((row) => row.map((value) => unescaped(String(value)))),
      );
      const texts = read.flat().filter((_, index) => typeof rows.flat()[index] === 'string');
      expect(texts.filter((text) => FORMULA.test(text))).toEqual([]);
    }),
  );
});

it.each([
  ['=HYPERLINK("https://evil.test")', `"'=HYPERLINK(""https://evil.test"")"`],
  ['+91 98', "'+91 98"],
  ['-Asha', "'-Asha"],
  ['@asha', "'@asha"],
  [-50.5, '-50.5'],
  ['₹1,25,000', '"₹1,25,000"'],
])('writes %s as %s', (value, cell) => {
  expect(writeCsv([[value]])).toBe(`\uFEFF${cell}\r\n`);
});
