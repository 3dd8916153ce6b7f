import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../connection.ts';
import { type CsvRecord, readRecords } from './csv-records.ts';
import { BadLine, type InfluencerRow, KNOWN_COLUMNS, REQUIRED, readInfluencer } from './influencer-row.ts';
import { type Counts, keyOf, type MarksOf, storeInfluencers } from './influencer-store.ts';
import { createSeenLines } from './seen-lines.ts';
import { type KnownWords, readWords } from './words.ts';

/** The file as a whole is unusable. */
export class BadFile extends Error {}

/** A rejected line with its reason. */
export interface RefusedLine {
  record: CsvRecord;
  reason: string;
}

export interface ImportOptions {
  path: string;
  now: Date;
  /** Required, so that no import misses the suppression list. */
  marksOf: MarksOf;
  /** Called with the validated columns, and with those that are ignored. */
  onHeader?: (header: { columns: string[]; unknown: string[] }) => void;
  onRefused?: (refused: RefusedLine) => void;
  onProgress?: (bytes: number) => void;
  pace?: Pace;
}

/** Lines per transaction, and number of concurrent transactions. */
export interface Pace {
  batch: number;
  lanes: number;
  /** Pause after each transaction, as a multiple of the time it took. */
  rest?: number;
}

/** The embedded database serves one session at a time. */
const EMBEDDED_PACE: Pace = { batch: 250, lanes: 1 };
/** Beside a running product: its calls wait for a short transaction at most, and most of the time for none. */
export const BESIDE_PACE: Pace = { batch: 25, lanes: 1, rest: 2 };
/**
 * A server stores large batches faster, two concurrently while the next one is read; accounts of a file are distinct,
 * so they do not block each other.
 */
export const SERVER_PACE: Pace = { batch: 2_000, lanes: 2 };

/** Imports an operator's list of influencers line by line; importing the same file again changes nothing. */
export async function importInfluencers(db: Database, options: ImportOptions): Promise<Counts & { refused: number }> {
  const words = await readWords(db);
  const counts = { added: 0, changed: 0, unchanged: 0, suppressed: 0, refused: 0 };
  const seen = createSeenLines();
  const { batch: size, lanes, rest = 0 } = options.pace ?? EMBEDDED_PACE;
  let header: string[] | null = null;
  let batch: InfluencerRow[] = [];
  const storing = createKeyedMutex(lanes, async (rows: InfluencerRow[]) => {
    const began = performance.now();
    const stored = await storeInfluencers(db, rows, options);
    if (rest > 0) await wait((performance.now() - began) * rest);
    for (const kind of ['added', 'changed', 'unchanged', 'suppressed'] as const) counts[kind] += stored[kind];
  });
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
      options.onRefused?.({ record, reason: error.message });
    }
    if (batch.length >= size) {
      await storing.add(batch);
      batch = [];
    }
    options.onProgress?.(record.end);
  }
  if (!header) throw new BadFile('The file is empty: its first line must name the columns.');
  if (batch.length > 0) await storing.add(batch);
  await storing.end();
  return counts;
}

/** Limits concurrent work; `add` waits for a free lane, and failures are thrown by it or by `end`. */
function createKeyedMutex<T>(count: number, work: (piece: T) => Promise<void>) {
  const busy = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const throwFailure = () => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    async add(piece: T): Promise<void> {
      while (busy.size >= count) await Promise.race(busy);
      throwFailure();
      const lane = work(piece)
        .catch((error) => void failures.push(error))
        .finally(() => busy.delete(lane));
      busy.add(lane);
    },
    async end(): Promise<void> {
      await Promise.all(busy);
      throwFailure();
    },
  };
}

function readHeader(record: CsvRecord, { onHeader }: ImportOptions): string[] {
  if (!record.fields) throw new BadFile(`The first line cannot be read. ${record.problem}`);
  const columns = withoutEmptyEnd(record.fields);
  const names = columns.map((name) =>
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
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice !== undefined) throw new BadFile(`The column ${twice} stands twice in the first line.`);
  onHeader?.({ columns, unknown: names.filter((name) => name !== '' && !KNOWN_COLUMNS.has(name)) });
  return names;
}

/** Spreadsheets also write the empty columns to the right of a table. */
function withoutEmptyEnd(fields: readonly string[]): string[] {
  return fields.slice(0, fields.findLastIndex((field) => field.trim() !== '') + 1);
}

function readLine(given: {
  record: CsvRecord;
  header: string[];
  words: KnownWords;
  seen: ReturnType<typeof createSeenLines>;
}): InfluencerRow {
  const { record, header, words, seen } = given;
  if (!record.fields) throw new BadLine(record.problem ?? 'This line cannot be read.');
  const { length } = record.fields;
  if (length < header.length || withoutEmptyEnd(record.fields).length > header.length) {
    throw new BadLine(`This line has ${length} columns; the first line names ${header.length}.`);
  }
  const cells = new Map(header.map((name, index) => [name, record.fields?.[index] ?? '']));
  const row = readInfluencer(cells, words);
  const before = seen.see(keyOf(row), record.line);
  if (before !== null) throw new BadLine(`The same platform and handle stand on line ${before} already.`);
  return row;
}
