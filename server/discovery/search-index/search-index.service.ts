import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Database, DatabaseTarget } from '../../../database/connection.ts';
import type { Discovery, DiscoveryState } from '../../../search/discovery.rules.ts';
import { nameFacets } from '../../../search/index-answer.rules.ts';
import type { Log } from '../../kit/context/log.ts';
import { createPostgresDiscovery } from '../discovery/postgres-discovery.service.ts';
import { clock, type IndexerMessage, type IndexerOptions } from './indexer.service.ts';
import { type FacetNames, readNames } from './names.queries.ts';
import { covers, readMoment } from './pg-snapshot.rules.ts';
import { readNow } from './profiles.queries.ts';
import type { Questions } from './searcher-thread.ts';
import { startSearchers } from './searchers.ts';

export interface SearchIndexOptions {
  db: Database;
  target: DatabaseTarget;
  /** Folder of the snapshot file. */
  dataDir: string;
  log: Log;
  /** Number of searching threads; by default one per processor besides the main thread's, at most four. */
  threads?: number | undefined;
  /** Number of profiles from which a snapshot file is kept. */
  snapshotFrom?: number;
}

/** Searches by an index in threads while it is up to date, and by PostgreSQL otherwise. */
export interface SearchIndex extends Discovery {
  /** Starts the threads; the database must be migrated. */
  start(): void;
  /** Resolves when everything committed before the call is in the index. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Age of the index above which PostgreSQL answers. Changes normally arrive within a second; a machine a few seconds
 * behind would fall further behind if every search went to the database.
 */
const staleMs = 5_000;
const restartMs = 2_000;
/** Below this number the index is built as fast as a snapshot file is read. */
const snapshotFrom = 50_000;
const maxThreads = 4;
/** Range of keys reserved for each indexer. */
const keysEach = 2 ** 40;

/** Creates the search; PostgreSQL answers until the index is started, built and up to date. */
export function createSearchIndex(options: SearchIndexOptions): SearchIndex {
  const { db, log } = options;
  const postgres = createPostgresDiscovery(db);
  const state: DiscoveryState = {
    isWarm: false,
    profiles: 0,
    parts: 0,
    ageMs: null,
    answers: { index: 0, postgres: 0 },
  };
  let seenAt = Number.NEGATIVE_INFINITY;
  let seen: string | null = null;
  let names: FacetNames | null = null;
  let threads: ReturnType<typeof startThreads> | null = null;
  const waiting = new Set<() => void>();

  const hear = (news: IndexerMessage) => {
    if (news.kind === 'said') log[news.level](news.text);
    if (news.kind === 'update' && news.update) {
      state.profiles = news.profiles;
      state.parts = news.update.keys.length;
      threads?.searchers.update(news.update, news.isWhole);
    }
    if (news.kind !== 'seen') return;
    if (seen === null) log.info({ profiles: state.profiles }, 'Searches are answered by the index');
    seen = news.moment;
    seenAt = news.at;
    for (const look of waiting) look();
  };

  const isFresh = () => clock() - seenAt <= staleMs;
  const ask = async <N extends keyof Questions>(name: N, asked: Questions[N]['asked']) => {
    if (threads === null || !isFresh()) return null;
    return threads.searchers.ask(name, asked).catch((error) => {
      log.debug({ err: error }, 'The index did not answer');
      return null;
    });
  };
  const count = <T>(by: 'index' | 'postgres', answer: T): T => {
    state.answers[by] += 1;
    return answer;
  };
  const named = async (answer: Questions['search']['answer']) => {
    names ??= await readNames(db);
    const known = nameFacets(answer, names);
    if (known) return known;
    names = await readNames(db);
    return nameFacets(answer, names);
  };

  return {
    start() {
      threads ??= startThreads(options, { hear, onKeeperLost: () => (seenAt = Number.NEGATIVE_INFINITY) });
    },
    async search(request) {
      const answer = await ask('search', request);
      const result = answer && (await named(answer));
      return result ? count('index', result) : count('postgres', await postgres.search(request));
    },
    async nearby(request) {
      const ids = await ask('nearby', request);
      return ids ? count('index', ids) : count('postgres', await postgres.nearby(request));
    },
    async suggestPeople(request) {
      const ids = await ask('suggestPeople', request);
      return ids ? count('index', ids) : count('postgres', await postgres.suggestPeople(request));
    },
    async similar(request) {
      const ids = await ask('similar', request);
      return ids ? count('index', ids) : count('postgres', await postgres.similar(request));
    },
    state: () => ({ ...state, isWarm: isFresh(), ageMs: seen === null ? null : Math.round(clock() - seenAt) }),
    forgetNames() {
      names = null;
    },
    async caughtUp() {
      const now = readMoment(await readNow(db));
      const isThere = () => seen !== null && covers(readMoment(seen), now);
      if (isThere()) return;
      await new Promise<void>((resolve) => {
        const look = () => {
          if (!isThere()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
      });
    },
    async close() {
      await threads?.stop();
    },
  };
}

interface Listener {
  hear: (news: IndexerMessage) => void;
  onKeeperLost: () => void;
}

function startThreads(options: SearchIndexOptions, listener: Listener) {
  const indexer = startIndexer(options, listener);
  const searchers = startSearchers({
    count: options.threads ?? Math.min(Math.max(availableParallelism() - 1, 1), maxThreads),
    askForWhole: () => indexer.ask(),
    onLost: (error) => options.log.warn({ err: error }, 'A thread of the search index was lost'),
  });
  return { searchers, stop: () => Promise.all([indexer.stop(), searchers.stop()]) };
}

/** Runs the indexer thread; restarts it when it dies. */
function startIndexer({ target, dataDir, log, ...options }: SearchIndexOptions, { hear, onKeeperLost }: Listener) {
  mkdirSync(dataDir, { recursive: true });
  let generation = 0;
  let worker = start();
  let isStopped = false;

  function start(): Worker {
    const workerData: IndexerOptions = {
      target,
      file: join(dataDir, 'search-index.snapshot'),
      snapshotFrom: options.snapshotFrom ?? snapshotFrom,
      firstKey: generation * keysEach,
    };
    generation += 1;
    const started = new Worker(new URL('./indexer-thread.ts', import.meta.url), { workerData });
    started.unref();
    started.on('message', hear);
    started.on('error', (error) => log.warn({ err: error }, 'The thread that keeps the search index failed'));
    started.on('exit', () => {
      onKeeperLost();
      setTimeout(() => {
        if (!isStopped) worker = start();
      }, restartMs).unref();
    });
    return started;
  }

  return {
    /** Requests the complete index. */
    ask: () => worker.postMessage('all'),
    async stop(): Promise<void> {
      isStopped = true;
      await worker.terminate();
    },
  };
}
