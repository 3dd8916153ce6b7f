import { stringify } from 'csv-stringify/sync';

/** Numbers stay numbers, negative ones too. */
const cast = { number: (value: number) => ({ value: String(value), escape_formulas: false }) };

/**
 * Encodes rows as CSV (RFC 4180), with the byte order mark that spreadsheets need to recognise UTF-8, and texts escaped
 * against formula injection.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return stringify(rows as (string | number)[][], { bom: true, record_delimiter: '\r\n', escape_formulas: true, cast });
}
