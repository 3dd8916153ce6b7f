import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../../database/connection.ts';
import type { InfluencerRow } from '../../../database/import/influencer-row.ts';
import {
  foreseeOutcomes,
  type Outcome,
  type StoreOptions,
  storeInfluencers,
} from '../../../database/import/influencer-store.ts';
import { readWords } from '../../../database/import/words.ts';
import type { ImportSetup } from '../../core/creator-lists/line.rules.ts';
import type { CreatorList } from '../../core/creator-lists/open-list.ts';
import { type ReadLine, readLines } from '../../core/creator-lists/read-lines.ts';
import { withSynonyms } from '../../core/creator-lists/words.rules.ts';

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

export interface ImportOptions extends StoreOptions {
  list: CreatorList;
  setup: ImportSetup;
  pace?: Pace;
  /** Valid lines that an earlier, broken-off run stored already. */
  skip?: number;
  onRefused?: (line: ReadLine) => void | Promise<void>;
  onProgress?: (end: number) => void;
}

export type Counts = Record<Outcome | 'refused', number>;

/** Imports a list of creators line by line; importing the same list again changes nothing. */
export function importList(db: Database, options: ImportOptions): Promise<Counts> {
  return work(db, options, (rows) => storeInfluencers(db, rows, options));
}

/** Dry run of the list; stores nothing. */
export function foreseeList(db: Database, options: ImportOptions): Promise<Counts> {
  return work(db, options, (rows) => foreseeOutcomes(db, rows, options.marksOf));
}

async function work(
  db: Database,
  options: ImportOptions,
  settle: (rows: readonly InfluencerRow[]) => Promise<Outcome[]>,
): Promise<Counts> {
  const words = withSynonyms(await readWords(db));
  const counts: Counts = { added: 0, changed: 0, unchanged: 0, claimed: 0, suppressed: 0, refused: 0 };
  const { batch: size, lanes, rest = 0 } = options.pace ?? EMBEDDED_PACE;
  let skip = options.skip ?? 0;
  let batch: InfluencerRow[] = [];
  const storing = limitLanes(lanes, async (rows: InfluencerRow[]) => {
    const began = performance.now();
    for (const outcome of await settle(rows)) counts[outcome] += 1;
    if (rest > 0) await wait((performance.now() - began) * rest);
  });
  for await (const line of readLines(options.list, options.setup, words)) {
    options.onProgress?.(line.record.end);
    if (line.row === null) {
      counts.refused += 1;
      await options.onRefused?.(line);
    } else if (skip > 0) skip -= 1;
    else batch.push(line.row);
    if (batch.length < size) continue;
    await storing.add(batch);
    batch = [];
  }
  if (batch.length > 0) await storing.add(batch);
  await storing.end();
  return counts;
}

/** Limits concurrent work; `add` waits for a free lane, and failures are thrown by it or by `end`. */
function limitLanes<T>(count: number, work: (piece: T) => Promise<void>) {
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
