import { inEnglish, type LocalizedText, msg } from '../i18n/messages.ts';

/** A record of a list: its cells as text, or the reason why it is unreadable. */
export interface TableRecord {
  /** Line of a text file, row of a sheet, place of a JSON object; the first is 1. */
  line: number;
  cells: string[] | null;
  problem: string | null;
  /** Byte range of a text file, including its line end; end exclusive. Elsewhere the records read so far. */
  start: number;
  end: number;
}

/** A list opened for reading, whatever its format. Its first records may precede the headings, see `openHeaded`. */
export interface Table {
  format: 'csv' | 'tsv' | 'xlsx' | 'json';
  /** Separator of its cells, and of a text file made of them. */
  separator: string;
  /** Encoding of a text file as found, such as `windows-1252`. */
  encoding: string;
  /** Sheets that were read, and those left out because their headings differ. */
  sheets: readonly string[];
  otherSheets: readonly string[];
  /** Value of `end` at the last record. */
  size: number;
  /** Records without empty ones, from the start on each call. */
  records(): AsyncIterable<TableRecord>;
  /** Bytes of an unreadable record. */
  bytesOf(record: TableRecord): Promise<Buffer>;
}

/** Bytes of a list, from a file or from memory. */
export interface Source {
  size: number;
  stream(): AsyncIterable<Buffer>;
  read(start: number, end: number): Promise<Buffer>;
}

/** The list as a whole is unusable; the reason says what to do. */
export class UnreadableTable extends Error {
  readonly reason: LocalizedText;

  constructor(reason: LocalizedText) {
    super(inEnglish(reason));
    this.reason = reason;
  }
}

export function sourceOfBytes(bytes: Buffer): Source {
  const pieceBytes = 65_536;
  return {
    size: bytes.length,
    async *stream() {
      for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
    },
    read: async (start, end) => bytes.subarray(start, end),
  };
}

/** A table whose records were read into memory. */
export function tableInMemory(
  rows: readonly { line: number; cells: string[] }[],
  parts: Pick<Table, 'format' | 'sheets' | 'otherSheets'>,
): Table {
  const records = rows.map((row, at): TableRecord => ({ ...row, problem: null, start: at, end: at + 1 }));
  const filled = records.filter(({ cells }) => cells?.some((cell) => cell.trim() !== ''));
  return {
    ...parts,
    separator: ',',
    encoding: 'utf-8',
    size: rows.length,
    async *records() {
      yield* filled;
    },
    bytesOf: async () => Buffer.alloc(0),
  };
}

/** Spreadsheets also write the empty columns to the right of a table. */
export function withoutEmptyEnd(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

/** Number of records looked at to find the headings. */
const firstRecords = 10;

/**
 * Index of the record with the headings: the first that fills at least half as many cells as the fullest, so that titles
 * above a table are passed over.
 */
export function findHeadings(records: readonly (readonly string[] | null)[]): number {
  const filled = records
    .slice(0, firstRecords)
    .map((cells) => (cells ?? []).filter((cell) => cell.trim() !== '').length);
  const fullest = Math.max(...filled);
  return filled.findIndex((count) => count > 0 && 2 * count >= fullest);
}

/** The headings of a list, and its records below them. Throws UnreadableTable. */
export async function openHeaded(
  table: Table,
): Promise<{ headings: string[]; line: number; records: () => AsyncIterable<TableRecord> }> {
  const first: TableRecord[] = [];
  for await (const record of table.records()) {
    first.push(record);
    if (first.length >= firstRecords) break;
  }
  const [top] = first;
  if (!top) throw new UnreadableTable('The file is empty: its first line must name the columns.');
  if (!top.cells) throw new UnreadableTable(msg`The first line cannot be read. ${{ problem: top.problem ?? '' }}`);
  const { cells, line } = first[findHeadings(first.map((record) => record.cells))] ?? top;
  const headings = withoutEmptyEnd(cells ?? []);
  return {
    headings,
    line,
    async *records() {
      let isBelow = false;
      for await (const record of table.records()) {
        if (isBelow) yield record;
        else isBelow = record.line === line;
      }
    },
  };
}
