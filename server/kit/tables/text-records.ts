import { parse } from 'csv-parse/sync';
import type { TextLayout } from './separator.rules.ts';
import type { Source, TableRecord } from './table.ts';

interface Line {
  number: number;
  bytes: Buffer;
  isCut: boolean;
  start: number;
  end: number;
}

const MAX_LINE_BYTES = 1_000_000;
/** Maximum lines of a quoted field; beyond them the quote was never closed. */
const MAX_RECORD_LINES = 50;

/** Reads records in UTF-8 one by one; after a broken one, reading continues with the line after its first. */
export async function* readRecords(source: Source, layout: TextLayout): AsyncGenerator<TableRecord> {
  const waiting: Line[] = [];
  const lines = readLines(source, layout.lineEnd);
  if (layout.namesSeparator) await lines.next();
  let isOver = false;
  const fill = async (count: number) => {
    while (!isOver && waiting.length < count) {
      const next = await lines.next();
      if (next.done) isOver = true;
      else waiting.push(next.value);
    }
  };
  for (await fill(1); waiting.length > 0; await fill(1)) {
    const found = await takeRecord(waiting, fill, layout.separator);
    if (found) yield found;
  }
}

/** Takes the next record; null for an empty line. */
async function takeRecord(
  waiting: Line[],
  fill: (count: number) => Promise<void>,
  separator: string,
): Promise<TableRecord | null> {
  const first = waiting[0] as Line;
  const head = { line: first.number, start: first.start };
  const refuse = (problem: string) => {
    waiting.shift();
    return { ...head, end: first.end, cells: null, problem };
  };
  const text = decode(first.bytes);
  if (text === null) return refuse('This line is not valid UTF-8.');
  if (first.isCut) return refuse('This line is longer than a million bytes.');
  if (text.trim() === '') {
    waiting.shift();
    return null;
  }
  let record = text;
  let used = 1;
  while (countQuotes(record) % 2 === 1) {
    await fill(used + 1);
    const next = waiting[used] ? decode((waiting[used] as Line).bytes) : null;
    if (next === null || used >= MAX_RECORD_LINES) return refuse('A quote is opened and never closed.');
    record += `\n${next}`;
    used += 1;
  }
  const cells = parseCells(record, separator);
  if (!cells) return refuse('The quotes are not in order: a field with quotes starts and ends with one.');
  const { end } = waiting[used - 1] as Line;
  waiting.splice(0, used);
  if (cells.every((cell) => cell.trim() === '')) return null;
  return { ...head, end, cells, problem: null };
}

function parseCells(record: string, delimiter: string): string[] | null {
  if (!record.includes('"')) return record.split(delimiter);
  try {
    const rows = parse(record, { delimiter, relax_column_count: true, skip_empty_lines: true }) as string[][];
    return rows.length === 1 ? (rows[0] ?? null) : null;
  } catch {
    return null;
  }
}

function countQuotes(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) count += 1;
  return count;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

/** Lines without their end; of an overlong one only the beginning. */
async function* readLines(source: Source, lineEnd: number): AsyncGenerator<Line> {
  let number = 0;
  let offset = 0;
  let start = 0;
  let pending: Buffer[] = [];
  let size = 0;
  const flush = (): Line => {
    number += 1;
    const bytes = Buffer.concat(pending);
    const line = {
      number,
      bytes: bytes.at(-1) === 0x0d ? bytes.subarray(0, -1) : bytes,
      isCut: size > MAX_LINE_BYTES,
      start,
      end: offset,
    };
    start = offset;
    pending = [];
    size = 0;
    return line;
  };
  const keep = (part: Buffer) => {
    if (size <= MAX_LINE_BYTES) pending.push(part.subarray(0, MAX_LINE_BYTES + 1 - size));
    size += part.length;
    offset += part.length;
  };
  for await (const chunk of source.stream()) {
    let from = 0;
    for (let end = chunk.indexOf(lineEnd); end !== -1; end = chunk.indexOf(lineEnd, from)) {
      keep(chunk.subarray(from, end));
      offset += 1;
      from = end + 1;
      yield flush();
    }
    keep(chunk.subarray(from));
  }
  if (size > 0) yield flush();
}
