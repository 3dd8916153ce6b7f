import type { Database } from '../connection.ts';
import { type CsvRecord, readRecords } from './csv-records.ts';
import { BadLine, type InfluencerRow, KNOWN_COLUMNS, REQUIRED, readInfluencer } from './influencer-row.ts';
import { type Counts, keyOf, storeInfluencers } from './influencer-store.ts';
import { type KnownWords, readWords } from './words.ts';

/** The file as a whole cannot be used. */
export class BadFile extends Error {}

/** A line that was not taken: where it stands, why, and what it says. */
export interface RefusedLine {
  line: number;
  reason: string;
  text: string;
}

export interface ImportOptions {
  path: string;
  now: Date;
  /** The first line as it stands, once it is found good; names of columns that say nothing to us. */
  onHeader?: (header: { text: string; unknown: string[] }) => void;
  onRefused?: (refused: RefusedLine) => void;
  onProgress?: (bytes: number) => void;
}

/** Small, because the embedded database answers nobody else while it stores one. */
const BATCH = 250;

/** Brings an operator's list of influencers in, line by line; the same file again changes nothing. */
export async function importInfluencers(db: Database, options: ImportOptions): Promise<Counts & { refused: number }> {
  const words = await readWords(db);
  const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 };
  const seen = new Map<string, number>();
  let header: string[] | null = null;
  let batch: InfluencerRow[] = [];
  const store = async () => {
    const stored = await storeInfluencers(db, batch, options.now);
    for (const kind of ['added', 'changed', 'unchanged'] as const) counts[kind] += stored[kind];
    batch = [];
  };
  for await (const record of readRecords(options.path)) {
    if (!header) {
      header = readHeader(record, options);
      continue;
    }
    try {
      batch.push(readLine({ record, header, words, seen }));
    } catch (error) {
      if (!(error instanceof BadLine)) throw error;
      counts.refused += 1;
      options.onRefused?.({ line: record.line, reason: error.message, text: record.text });
    }
    if (batch.length >= BATCH) await store();
    options.onProgress?.(record.offset);
  }
  if (!header) throw new BadFile('The file is empty: its first line must name the columns.');
  if (batch.length > 0) await store();
  return counts;
}

function readHeader(record: CsvRecord, { onHeader }: ImportOptions): string[] {
  if (!record.fields) throw new BadFile(`The first line cannot be read. ${record.problem}`);
  const names = record.fields.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  );
  const missing = REQUIRED.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new BadFile(
      `The first line must name the columns platform, handle and name; missing: ${missing.join(', ')}.`,
    );
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new BadFile(`The column ${twice} stands twice in the first line.`);
  onHeader?.({ text: record.text, unknown: names.filter((name) => !KNOWN_COLUMNS.has(name)) });
  return names;
}

function readLine(given: {
  record: CsvRecord;
  header: string[];
  words: KnownWords;
  seen: Map<string, number>;
}): InfluencerRow {
  const { record, header, words, seen } = given;
  if (!record.fields) throw new BadLine(record.problem ?? 'This line cannot be read.');
  if (record.fields.length !== header.length) {
    throw new BadLine(`This line has ${record.fields.length} columns; the first line names ${header.length}.`);
  }
  const cells = new Map(header.map((name, index) => [name, record.fields?.[index] ?? '']));
  const row = readInfluencer(cells, words);
  const before = seen.get(keyOf(row));
  if (before !== undefined) throw new BadLine(`The same platform and handle stand on line ${before} already.`);
  seen.set(keyOf(row), record.line);
  return row;
}
