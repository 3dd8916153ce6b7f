import { stringify } from 'csv-stringify/sync';

/** Numbers stay numbers, negative ones too. */
const cast = { number: (value: number) => ({ value: String(value), escape_formulas: false }) };

/**
 * Rows as a CSV file of RFC 4180, with the byte order mark without which spreadsheets read UTF-8 as something else. A text
 * that a spreadsheet would run as a formula does not stay one.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return stringify(rows as (string | number)[][], { bom: true, record_delimiter: '\r\n', escape_formulas: true, cast });
}
