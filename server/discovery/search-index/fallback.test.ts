import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readFilters } from '../../../search/discovery.rules.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { makeTestFolder, openTestDatabase } from '../../../tests/database.ts';
import { signIn } from '../../../tests/discovery/app.ts';
import { hostile } from '../../../tests/discovery/hostile.ts';
import { makePeople, storeWorld } from '../../../tests/discovery/world.ts';
import { createLog } from '../../kit/context/log.ts';
import { createPostgresDiscovery } from '../discovery/postgres-discovery.service.ts';
import type { FollowedIndex } from './following.service.ts';
import { createSearchIndex } from './search-index.service.ts';

let app: TestApp;
let index: FollowedIndex;
/** In order of creation: the indexer first, then the searchers. */
const threads: Worker[] = [];
const noteThread = (worker: Worker) => void threads.push(worker);

beforeAll(async () => {
  const database = await openTestDatabase();
  app = await startTestApp(database);
  await storeWorld(app.context.db, makePeople(300, 3));
  index = createSearchIndex({ ...database, dataDir: makeTestFolder('index'), log: createLog('silent'), threads: 2 });
  process.on('worker', noteThread);
  index.start();
  await index.caughtUp();
  process.off('worker', noteThread);
  expect(threads).toHaveLength(3);
});
afterAll(async () => {
  await index.close();
  await app.close();
});

const isWarmAgain = () => vi.waitFor(() => expect(index.state().isWarm).toBe(true), { timeout: 20_000 });
const ask = (q: string) => ({
  filters: readFilters({ q }),
  sort: 'relevance' as const,
  after: undefined,
  limit: 10,
  exceptIds: [],
});

describe('no search fails', () => {
  it('when the searching threads die during it', async () => {
    await isWarmAgain();
    const queries = ['kochi', 'aar', 'kohci', 'm', 'jose', 'nobody here'];
    const expected = await Promise.all(queries.map((q) => createPostgresDiscovery(app.context.db).search(ask(q))));
    const asked = Array.from({ length: 10 }, () => queries.map((q) => index.search(ask(q)))).flat();
    for (const thread of threads.slice(1)) void thread.terminate();
    const found = await Promise.all(asked);
    for (const [place, answer] of found.entries()) expect(answer).toEqual(expected[place % queries.length]);
    const { index: before } = index.state().answers;
    await vi.waitFor(
      async () => {
        await index.search(ask('kochi'));
        expect(index.state().answers.index).toBeGreaterThan(before);
      },
      { timeout: 20_000, interval: 100 },
    );
  }, 60_000);

  it('when the indexer dies: PostgreSQL answers until another one runs', async () => {
    await isWarmAgain();
    await threads[0]?.terminate();
    await vi.waitFor(() => expect(index.state().isWarm).toBe(false), { timeout: 5_000 });
    await app.context.db
      .updateTable('influencer_profile')
      .set({ display_name: 'Qwertz' })
      .where('id', '=', 1000)
      .execute();
    await app.context.db.updateTable('influencer_profile').set({ hidden_at: null }).where('id', '=', 1000).execute();
    expect((await index.search(ask('qwertz'))).ids).toEqual([1000]);
    await isWarmAgain();
    expect((await index.search(ask('qwertz'))).ids).toEqual([1000]);
  }, 60_000);
});

describe('hostile queries', () => {
  it.each(['PostgreSQL', 'the index'])(
    'find nothing or are refused, by %s',
    async (kind) => {
      const { token } = await signIn(app, 'brand', kind === 'PostgreSQL' ? 'one' : 'two');
      await isWarmAgain();
      app.context.discovery = kind === 'PostgreSQL' ? createPostgresDiscovery(app.context.db) : index;
      const raw = ['%00', '%ED%A0%80', '%FF', '%', '%C0%AF'];
      for (const q of [...hostile.map((text) => encodeURIComponent(text.toWellFormed())), ...raw]) {
        const { status, body } = await app.api(`GET /browseInfluencers?q=${q}`, { token });
        expect({ q, status, data: body.data ?? [] }).toEqual({ q, status: status === 200 ? 200 : 400, data: [] });
        expect((await app.api(`GET /browseInfluencers/suggest?q=${q}`, { token })).status).toBeLessThan(500);
      }
      const totals = ['', '%20', encodeURIComponent('\u200d')].map(async (q) => {
        const { body } = await app.api(`GET /browseInfluencers?q=${q}`, { token });
        return body.total;
      });
      expect(new Set(await Promise.all(totals)), 'nothing that can be seen asks for nothing').toHaveProperty('size', 1);
    },
    60_000,
  );
});
