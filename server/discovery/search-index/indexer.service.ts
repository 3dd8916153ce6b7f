import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { connectOnce, type Database, type DatabaseTarget } from '../../../database/connection.ts';
import type { BuildTask, Built } from './build.service.ts';
import type { BuildAnswer } from './build-thread.ts';
import { readFeed } from './feed.service.ts';
import { planMerge } from './merging.rules.ts';
import { createParts, type Parts, type Update } from './parts.ts';

export interface IndexerOptions {
  target: DatabaseTarget;
  /** Path of the snapshot file. */
  file: string;
  /** Number of profiles from which reading a snapshot file is faster than loading the table. */
  snapshotFrom: number;
  /** Larger than any key of an earlier indexer. */
  firstKey: number;
}

/** Messages of the indexer: updates to search from now on, and its progress. */
export type IndexerMessage =
  | {
      kind: 'update';
      update: Update | null;
      /** Whether the update contains everything. */
      isWhole: boolean;
      profiles: number;
    }
  /** Everything visible in this snapshot has been sent. */
  | { kind: 'seen'; moment: string; at: number }
  | { kind: 'said'; level: 'info' | 'warn'; text: string };

const pollMs = 200;
const retryMs = 2_000;
/** A snapshot file is written when this share of profiles has changed since the last one, at this interval at most. */
const dueShare = 0.01;
const dueAfterMs = 600_000;

/** Milliseconds, UTC; finer than the system clock and monotonic. */
export const clock = () => performance.timeOrigin + performance.now();

/**
 * Builds the index, then follows the database until the thread ends. `onAsked` receives a function that sends the
 * complete index again.
 */
export async function runIndexer(options: IndexerOptions, { tell, onAsked }: IndexerChannel): Promise<never> {
  const built = await begin(options, tell);
  const parts = createParts(built.segments, options.firstKey);
  const notifyWhole = () => tell({ kind: 'update', update: parts.full(), isWhole: true, profiles: parts.count() });
  onAsked(notifyWhole);
  notifyWhole();
  const upkeep = createUpkeep({ options, parts, tell, isSaved: built.isSaved });
  const db = connectOnce(options.target);
  let { seen } = built;
  for (;;) {
    const startedAt = clock();
    try {
      seen = await follow({ db, parts, seen, tell });
      upkeep.look(seen);
      await wait(Math.max(0, startedAt + pollMs - clock()));
    } catch (error) {
      tell({ kind: 'said', level: 'warn', text: `Changes of profiles could not be read: ${messageOf(error)}` });
      await wait(retryMs);
    }
  }
}

interface IndexerChannel {
  tell: Tell;
  onAsked: (answer: () => void) => void;
}

type Tell = (news: IndexerMessage) => void;

async function begin({ target, file }: IndexerOptions, tell: Tell) {
  for (;;) {
    try {
      const restored = await runInThread({ kind: 'restore', target, file });
      if (restored) {
        tell({ kind: 'said', level: 'info', text: 'The search index was read from its snapshot' });
        return { ...restored, isSaved: true };
      }
      const loaded = await runInThread({ kind: 'load', target });
      tell({ kind: 'said', level: 'info', text: 'The search index was built from the database' });
      if (loaded) return { ...loaded, isSaved: false };
    } catch (error) {
      tell({ kind: 'said', level: 'warn', text: `The search index could not be built: ${messageOf(error)}` });
    }
    await wait(retryMs);
  }
}

interface Following {
  db: Database;
  parts: Parts;
  seen: string;
  tell: Tell;
}

/** Applies changes since a snapshot and returns the snapshot reached. */
async function follow({ db, parts, seen, tell }: Following): Promise<string> {
  const at = clock();
  let now = seen;
  for await (const batch of readFeed(db, seen)) {
    if (batch.changed.size > 0) {
      tell({ kind: 'update', update: parts.apply(batch.changed), isWhole: false, profiles: parts.count() });
    }
    now = batch.seen ?? now;
  }
  tell({ kind: 'seen', moment: now, at });
  return now;
}

interface Upkeep {
  options: IndexerOptions;
  parts: Parts;
  tell: Tell;
  /** Whether the file holds what the index started with. */
  isSaved: boolean;
}

/** Runs merges and snapshot files, one at a time, in another thread. */
function createUpkeep({ options, parts, tell, isSaved }: Upkeep) {
  let isBusy = false;
  let savedAt = isSaved ? clock() : Number.NEGATIVE_INFINITY;
  let changedSince = 0;
  let before = parts.changes();

  const run = async (what: string, work: () => Promise<void>) => {
    isBusy = true;
    try {
      await work();
    } catch (error) {
      tell({ kind: 'said', level: 'warn', text: `${what}: ${messageOf(error)}` });
    }
    isBusy = false;
  };

  const merge = (places: number[]) =>
    run('Parts of the search index could not be merged', async () => {
      const { keys, segments } = parts.beginMerge(places);
      try {
        const merged = await runInThread({ kind: 'merge', segments });
        const [segment] = merged?.segments ?? [];
        if (!segment) return;
        tell({ kind: 'update', update: parts.endMerge(keys, segment), isWhole: false, profiles: parts.count() });
      } finally {
        parts.giveUpMerge();
      }
    });

  const save = (seen: string) =>
    run('The snapshot of the search index could not be written', async () => {
      savedAt = clock();
      changedSince = 0;
      await runInThread({ kind: 'write', target: options.target, file: options.file, segments: parts.copies(), seen });
    });

  return {
    /** Starts whatever is due. */
    look(seen: string): void {
      changedSince += parts.changes() - before;
      before = parts.changes();
      if (isBusy) return;
      const places = planMerge(parts.sizes());
      if (places.length > 0) return void merge(places);
      const isDue = changedSince > parts.count() * dueShare && clock() > savedAt + dueAfterMs;
      if (parts.count() >= options.snapshotFrom && (isDue || savedAt === Number.NEGATIVE_INFINITY)) void save(seen);
    },
  };
}

/** Enough for sorting the words of some millions of profiles. */
const memoryMb = 6_144;

function runInThread(task: BuildTask): Promise<Built | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./build-thread.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    worker.on('message', (answer: BuildAnswer) => {
      if ('failed' in answer) reject(new Error(answer.failed));
      else resolve(answer.built);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`The thread ended with ${code}`)));
  });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
