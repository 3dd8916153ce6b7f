/** A byte order mark: without it spreadsheets read UTF-8 as something else. */
const mark = '\uFEFF';

/** Rows as a CSV file of RFC 4180. Numbers stay numbers; a text that a spreadsheet would run as a formula does not. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `${mark}${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

function writeCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
