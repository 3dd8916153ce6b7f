import { Worker } from 'node:worker_threads';
import type { Client } from '@opensearch-project/opensearch';
import type { Database, DatabaseTarget } from '../../../../database/connection.ts';
import type { Discovery } from '../../../../search/discovery.rules.ts';
import { mayBeMistyped } from '../../../../search/search-text.rules.ts';
import { createConcurrencyLimit } from '../../../kit/context/concurrency-limit.ts';
import type { Log } from '../../../kit/context/log.ts';
import { createPostgresDiscovery } from '../../discovery/postgres-discovery.service.ts';
import { createFollowing, type FollowedIndex } from '../following.service.ts';
import { clock } from '../indexer.service.ts';
import type { Questions } from '../searcher-thread.ts';
import { connectCluster, type OpenSearchSettings } from './cluster.ts';
import type { FeederMessage, FeederOptions } from './feeder.service.ts';
import {
  idsOf,
  nearbyBody,
  peopleBody,
  type Query,
  type SearchReply,
  searchAnswer,
  searchBody,
  similarAnswer,
  similarBodies,
  wordBody,
} from './request.rules.ts';

export interface OpenSearchOptions {
  db: Database;
  target: DatabaseTarget;
  log: Log;
  settings: OpenSearchSettings;
}

/** One try at one node. */
const requestMs = 1_500;
/** All tries of a search together; PostgreSQL answers afterwards. */
const searchMs = 3_000;
/** After a search that no node answered, the next ones go to PostgreSQL at once for this long. */
const awayMs = 2_000;
const restartMs = 2_000;
/** Time for the feeder to give up its lease. */
const endMs = 1_000;
/**
 * Searches that PostgreSQL answers at once while OpenSearch is away; the others wait, so that the rest of the product keeps most
 * connections.
 */
const postgresAtOnce = 3;

/** Searches in OpenSearch while it is there and up to date, and in PostgreSQL otherwise. */
export function createOpenSearch({ db, target, log, settings }: OpenSearchOptions): FollowedIndex {
  const client = connectCluster(settings, requestMs);
  let index: string | null = null;
  let awayUntil = Number.NEGATIVE_INFINITY;

  const following = createFollowing({
    db,
    log,
    postgres: limited(createPostgresDiscovery(db)),
    async ask(name, asked) {
      if (index === null || clock() < awayUntil) throw new Error('OpenSearch did not answer a moment ago');
      try {
        return await answers[name](client, index, asked);
      } catch (error) {
        awayUntil = clock() + awayMs;
        log.warn({ err: error }, 'OpenSearch did not answer a search; PostgreSQL does');
        throw error;
      }
    },
  });
  let feeder: ReturnType<typeof startFeeder> | null = null;

  return {
    ...following.discovery,
    caughtUp: following.caughtUp,
    start() {
      feeder ??= startFeeder({ target, settings }, log, (message) => {
        if (message.kind === 'seen') {
          index = message.index;
          following.see(message.moment, message.at);
        }
        if (message.kind === 'size')
          Object.assign(following.state, { profiles: message.profiles, parts: message.shards });
      });
    },
    async close() {
      await feeder?.stop();
      await client.close();
    },
  };
}

function limited(postgres: Discovery): Discovery {
  const inTurn = createConcurrencyLimit(postgresAtOnce);
  return {
    ...postgres,
    search: (request) => inTurn(() => postgres.search(request)),
    nearby: (request) => inTurn(() => postgres.nearby(request)),
    suggestPeople: (request) => inTurn(() => postgres.suggestPeople(request)),
    similar: (request) => inTurn(() => postgres.similar(request)),
  };
}

type Answers = {
  [N in keyof Questions]: (
    client: Client,
    index: string,
    asked: Questions[N]['asked'],
  ) => Promise<Questions[N]['answer']>;
};

const answers: Answers = {
  async search(client, index, request) {
    const terms = request.filters.terms ?? [];
    // Most searches have no typo: they are asked without waiting for that to be known.
    const [typos, [reply]] = await Promise.all([
      findTypos(client, index, terms),
      askAll(client, index, [searchBody(request, [])]),
    ]);
    if (typos.length === 0) return searchAnswer(request, reply as SearchReply, typos);
    const [again] = await askAll(client, index, [searchBody(request, typos)]);
    return searchAnswer(request, again as SearchReply, typos);
  },
  async nearby(client, index, request) {
    const typos = await findTypos(client, index, request.filters.terms ?? []);
    const [reply] = await askAll(client, index, [nearbyBody(request, typos)]);
    return idsOf(reply as SearchReply);
  },
  async suggestPeople(client, index, request) {
    const [reply] = await askAll(client, index, [peopleBody(request)]);
    return idsOf(reply as SearchReply);
  },
  async similar(client, index, request) {
    return similarAnswer(request, await askAll(client, index, similarBodies(request)));
  },
};

/** Terms that may be mistyped and begin no word of any listed name. */
async function findTypos(client: Client, index: string, terms: readonly string[]): Promise<string[]> {
  const asked = terms.filter(mayBeMistyped);
  const replies = await askAll(client, index, asked.map(wordBody));
  return asked.filter((_, place) => replies[place]?.hits.total?.value === 0);
}

interface FailedReply {
  error: { type?: string; reason?: string };
}

/** Answers several searches in one request; rejects where one failed or a shard did not answer. */
async function askAll(client: Client, index: string, bodies: readonly Query[]): Promise<SearchReply[]> {
  if (bodies.length === 0) return [];
  const header = { index, allow_partial_search_results: false };
  const asking = client.msearch({ body: bodies.flatMap((body) => [header, body]) });
  const deadline = setTimeout(() => asking.abort(), searchMs);
  try {
    const { responses } = (await asking).body as unknown as { responses: (SearchReply | FailedReply)[] };
    for (const reply of responses) {
      if ('error' in reply) throw new Error(`OpenSearch: ${reply.error.type ?? ''} ${reply.error.reason ?? ''}`);
    }
    return responses as SearchReply[];
  } finally {
    clearTimeout(deadline);
  }
}

/** Runs the feeder in a thread; restarts it when it dies. */
function startFeeder(workerData: FeederOptions, log: Log, hear: (message: FeederMessage) => void) {
  let isStopped = false;
  let worker = start();

  function start(): Worker {
    const started = new Worker(new URL('./feeder-thread.ts', import.meta.url), { workerData });
    started.unref();
    started.on('message', (message: FeederMessage) =>
      message.kind === 'said' ? log[message.level](message.text) : hear(message),
    );
    started.on('error', (error) => log.warn({ err: error }, 'The thread that feeds OpenSearch failed'));
    started.on('exit', () => {
      setTimeout(() => {
        if (!isStopped) worker = start();
      }, restartMs).unref();
    });
    return started;
  }

  return {
    async stop(): Promise<void> {
      isStopped = true;
      const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      worker.postMessage('end');
      const deadline = setTimeout(() => void worker.terminate(), endMs);
      await ended;
      clearTimeout(deadline);
    },
  };
}
