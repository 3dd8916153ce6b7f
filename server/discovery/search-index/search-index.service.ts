import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Database, DatabaseTarget } from '../../../database/connection.ts';
import type { Log } from '../../kit/context/log.ts';
import { createPostgresDiscovery } from '../discovery/postgres-discovery.service.ts';
import { createFollowing, type FollowedIndex } from './following.service.ts';
import type { IndexerMessage, IndexerOptions } from './indexer.service.ts';
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

const restartMs = 2_000;
/** Below this number the index is built as fast as a snapshot file is read. */
const snapshotFrom = 50_000;
const maxThreads = 4;
/** Range of keys reserved for each indexer. */
const keysEach = 2 ** 40;

/** Creates the search; PostgreSQL answers until the index is started, built and up to date. */
export function createSearchIndex(options: SearchIndexOptions): FollowedIndex {
  const { db, log } = options;
  let threads: ReturnType<typeof startThreads> | null = null;
  const following = createFollowing({
    db,
    log,
    postgres: createPostgresDiscovery(db),
    async ask(name, asked) {
      if (threads === null) throw new Error('The index is not started');
      return threads.searchers.ask(name, asked);
    },
  });

  const hear = (news: IndexerMessage) => {
    if (news.kind === 'said') log[news.level](news.text);
    if (news.kind === 'update' && news.update) {
      following.state.profiles = news.profiles;
      following.state.parts = news.update.keys.length;
      threads?.searchers.update(news.update, news.isWhole);
    }
    if (news.kind === 'seen') following.see(news.moment, news.at);
  };

  return {
    ...following.discovery,
    caughtUp: following.caughtUp,
    start() {
      threads ??= startThreads(options, { hear, onKeeperLost: following.lose });
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
