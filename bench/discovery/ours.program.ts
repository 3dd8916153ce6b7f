/** The product's index as a server runs it, in memory or in OpenSearch, and what follows the database. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../../database/connection.ts';
import type { Position } from '../../search/discovery.rules.ts';
import type { FollowedIndex } from '../../server/discovery/search-index/following.service.ts';
import { createOpenSearch } from '../../server/discovery/search-index/opensearch/opensearch.service.ts';
import { createSearchIndex } from '../../server/discovery/search-index/search-index.service.ts';
import { createLog } from '../../server/kit/context/log.ts';
import { answerQuestions } from '../kit/programs.ts';
import { type Asked, type Question as Plain, pageSize, toRequest } from './mix.ts';
import { runRound } from './timing.ts';

type Question =
  | { kind: 'open'; url: string; dataDir: string; threads?: number; nodes?: string[] }
  | { kind: 'place'; question: Plain }
  | { kind: 'round'; questions: Asked[]; clients: number }
  | { kind: 'answer'; question: Asked }
  | { kind: 'await'; word: string }
  | { kind: 'serve' };

let index: FollowedIndex | undefined;

async function open({ url, dataDir, threads, nodes }: Extract<Question, { kind: 'open' }>) {
  const startedAt = performance.now();
  const { db, target } = await openDatabase({ databaseUrl: url, dataDir, joinRunning: true });
  const log = createLog('warn');
  index = nodes
    ? createOpenSearch({ db, target, log, settings: { nodes, name: 'bench', shards: 1 } })
    : createSearchIndex({ db, target, dataDir, threads, snapshotFrom: 0, log });
  index.start();
  while (!index.state().isWarm) await delay(20);
  return { ms: performance.now() - startedAt, profiles: index.state().profiles };
}

/** Position of a page after this many profiles. */
async function findPlace(found: FollowedIndex, { wire, sort, depth }: Plain): Promise<Position | undefined> {
  let after: Position | undefined;
  for (let passed = 0; passed < depth; passed += 100) {
    const request = toRequest({ wire, sort, kind: 'deep', depth, after });
    const { next } = await found.search({ ...request, limit: 100 });
    if (next === null) break;
    after = next;
  }
  return after;
}

/** Time (ms, UTC) at which a search finds the word. */
async function awaitWord(found: FollowedIndex, q: string): Promise<{ at: number }> {
  const request = {
    ...toRequest({ kind: 'keyword', wire: { q }, sort: 'relevance', depth: 0, after: undefined }),
    limit: pageSize,
  };
  for (const end = Date.now() + 20_000; Date.now() < end; await delay(10)) {
    if ((await found.search(request)).ids.length > 0) return { at: Date.now() };
  }
  throw new Error(`${q} was not found for 20 seconds`);
}

/** Serves the index's raw answers over HTTP: ids, total, facets. */
async function serve(found: FollowedIndex): Promise<{ port: number }> {
  const server = createServer(async (asked, reply) => {
    const question = JSON.parse(decodeURIComponent((asked.url ?? '').slice(2))) as Asked;
    const body = JSON.stringify(await found.search(toRequest(question)));
    reply.setHeader('content-type', 'application/json; charset=utf-8').end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port };
}

answerQuestions<Question>(async (question) => {
  if (question.kind === 'open') return open(question);
  const found = index;
  if (!found) throw new Error('Open it first.');
  if (question.kind === 'place') return { after: await findPlace(found, question.question) };
  if (question.kind === 'serve') return serve(found);
  if (question.kind === 'await') return awaitWord(found, question.word);
  if (question.kind === 'answer') return found.search(toRequest(question.question));
  const before = found.state().answers.postgres;
  const round = await runRound(question.questions, question.clients, (asked) => found.search(toRequest(asked)));
  return { ...round, byPostgres: found.state().answers.postgres - before };
});
