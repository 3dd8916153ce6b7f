import { stringify } from 'csv-stringify/sync';
import type { Table, TableRecord } from '../../kit/tables/table.ts';

/** Columns that the file of rejected lines has in front; it can be imported again. */
const rejectColumns = ['line', 'reason'] as const;

/** The first two cells of an unreadable line of a rejects file. */
const rejectCells = /^\d+[,;\t|]("([^"]|"")*"|[^,;\t|]*)[,;\t|]/;

/** Quoted wherever it stands in a cell, so that the file is read again by its own separator. */
const anySeparator = /[,;\t|]/;

/** Texts that a spreadsheet would run as a formula, behind any apostrophes; Excel also reads the full-width signs. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/u;

export function isRejectsFile(headings: readonly string[]): boolean {
  return rejectColumns.every((name, index) => headings[index]?.trim().toLowerCase() === name);
}

/** Keeps a spreadsheet from running a cell; `unguard` takes exactly that back. */
function guard(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** A cell of a rejects file as it was in the list. */
export function unguard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

export interface RejectWriter {
  head(): string;
  /** A rejected line, to be corrected and imported again: nothing of it is lost. */
  line(record: TableRecord, reason: string): Promise<Buffer>;
}

/**
 * Writes the file of rejected lines, with `line` and `reason` in front. A readable line is written cell by cell, any other
 * byte by byte.
 */
export function createRejectWriter(table: Table, headings: readonly string[]): RejectWriter {
  const isAgain = isRejectsFile(headings);
  const own = (cells: readonly string[]) => (isAgain ? cells.slice(rejectColumns.length) : cells);
  const write = (cells: readonly string[]) =>
    stringify([cells.map(guard)], { delimiter: table.separator, quoted_match: anySeparator });
  return {
    head: () => write([...rejectColumns, ...own(headings)]),
    async line(record, reason) {
      const { line, cells } = record;
      const start = [String(line), reason];
      if (cells) return Buffer.from(write([...start, ...own(cells)]));
      const text = (await table.bytesOf(record)).toString('latin1');
      const before = isAgain ? (rejectCells.exec(text)?.[0].length ?? 0) : 0;
      const rest = guardRaw(text.slice(before), table.separator);
      const head = Buffer.from(write(start).trimEnd() + table.separator);
      return Buffer.concat([head, Buffer.from(rest, 'latin1'), Buffer.from(rest.endsWith('\n') ? '' : '\n')]);
    },
  };
}

/** Guards each cell of a line that cannot be taken apart into cells: Latin-1 characters, one for each byte. */
function guardRaw(text: string, separator: string): string {
  const escaped = separator === '|' ? '\\|' : separator;
  const fullWidth = String.raw`\xEF\xBC[\x8B\x8D\x9D\xA0]`;
  return text.replaceAll(new RegExp(`(^|${escaped}"?)(?=[=+\\-@]|${fullWidth})`, 'g'), "$1'");
}
