import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database, OpenDatabase } from '../database/connection.ts';
import { type Discovery, readFilters } from '../search/discovery.rules.ts';
import { createPostgresDiscovery } from '../server/discovery/discovery/postgres-discovery.service.ts';
import type { FollowedIndex } from '../server/discovery/search-index/following.service.ts';
import { connectCluster, listIndices } from '../server/discovery/search-index/opensearch/cluster.ts';
import { askForRebuild } from '../server/discovery/search-index/opensearch/lease.queries.ts';
import { createOpenSearch } from '../server/discovery/search-index/opensearch/opensearch.service.ts';
import { createLog } from '../server/kit/context/log.ts';
import { startCluster } from '../tools/opensearch/cluster.ts';
import { openTestDatabase } from './database.ts';
import { byIndex, comparePeople, compareSearches } from './discovery/compare.ts';
import { hostile } from './discovery/hostile.ts';
import { makePeople, storeWorld } from './discovery/world.ts';

const size = 400;
const nodes = (process.env.TEST_OPENSEARCH ?? '').split(',');
const newSettings = () => ({ nodes, name: `test-${randomBytes(5).toString('hex')}`, shards: 2 });
const rename = (db: Database, id: number, display_name: string) =>
  db.updateTable('influencer_profile').set({ display_name, hidden_at: null }).where('id', '=', id).execute();
const ask = (q?: string) => ({
  filters: readFilters(q === undefined ? {} : { q }),
  sort: 'relevance' as const,
  after: undefined,
  limit: 10,
  exceptIds: [],
});

describe('OpenSearch', () => {
  const settings = newSettings();
  const client = connectCluster(settings, 10_000);
  let database: OpenDatabase;
  let index: FollowedIndex;
  let postgres: Discovery;
  const warnings: unknown[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    await storeWorld(database.db, makePeople(size, 7));
    postgres = createPostgresDiscovery(database.db);
    const log = Object.assign(createLog('silent'), { warn: (...said: unknown[]) => void warnings.push(said) });
    index = createOpenSearch({ ...database, log, settings });
    index.start();
    await index.caughtUp();
  });
  afterAll(async () => {
    await index.close();
    await client.close();
    await database.close();
  });

  it('finds long words, and with a typo those of up to 32 letters', async () => {
    const [long, longest] = ['kottaramspices'.repeat(5), 'kottaramspicesandpickleskitchen'];
    await rename(database.db, 1_001, `${long} ${longest}`);
    await index.caughtUp();
    for (const q of [long, longest, longest.replace('ram', 'rqm'), long.replace('ram', 'rqm')]) {
      const found = await byIndex(index, (by) => by.search(ask(q)));
      expect(found, q).toEqual(await postgres.search(ask(q)));
      expect(found.ids, q).toEqual(q.includes('rqm') && q.length > 32 ? [] : [1_001]);
    }
  });

  it('takes no query for a pattern', async () => {
    // The contract refuses longer ones.
    for (const q of hostile.map((text) => text.toWellFormed().replaceAll('\u0000', '').slice(0, 200))) {
      const found = await byIndex(index, (by) => by.search(ask(q)));
      expect(found, q).toEqual(await postgres.search(ask(q)));
    }
  });

  it('is built anew without a gap, and follows the changes made meanwhile', async () => {
    const nameNow = async () =>
      (await database.db.selectFrom('search_feed').select('index_name').executeTakeFirstOrThrow()).index_name;
    const before = await nameNow();
    warnings.length = 0;
    await askForRebuild(database.db);
    await vi.waitFor(
      async () => {
        expect((await index.search(ask())).total).toBe((await postgres.search(ask())).total);
        expect(await nameNow()).not.toBe(before);
      },
      { timeout: 60_000, interval: 20 },
    );
    expect(warnings).toEqual([]);
    await rename(database.db, 1_002, 'Qwertz Uiop');
    await index.caughtUp();
    expect((await byIndex(index, (by) => by.search(ask('qwertz')))).ids).toEqual([1_002]);
  });

  it('is built anew where it was removed from the cluster', async () => {
    const all = await listIndices(client, settings);
    await client.indices.delete({ index: all.map(({ index: name }) => name) });
    expect((await index.search(ask())).total).toBe((await postgres.search(ask())).total);
    await rename(database.db, 1_003, 'Zxcvb Nm');
    await vi.waitFor(
      async () => {
        const answered = index.state().answers.index;
        expect((await index.search(ask('zxcvb'))).ids).toEqual([1_003]);
        expect(index.state().answers.index).toBeGreaterThan(answered);
      },
      { timeout: 60_000, interval: 100 },
    );
  });

  it('is not used for another database, whose index it is not', async () => {
    const other = await openTestDatabase();
    await storeWorld(other.db, makePeople(20, 3));
    const second = createOpenSearch({ ...other, log: createLog('silent'), settings });
    second.start();
    await second.caughtUp();
    const expected = await createPostgresDiscovery(other.db).search(ask());
    expect(await byIndex(second, (by) => by.search(ask()))).toEqual(expected);
    await second.close();
    await other.close();
  });

  it(
    'finds what PostgreSQL finds while profiles are added, changed, hidden and deleted; cursors are interchangeable',
    () => compareSearches({ db: database.db, index, postgres, size }),
    3_600_000,
  );

  it('suggests and compares the same', () => comparePeople({ index, postgres, size }));
});

describe('two processes', () => {
  it('share one index: one of them feeds it, and the other one takes over', async () => {
    const settings = newSettings();
    const database = await openTestDatabase();
    await storeWorld(database.db, makePeople(50, 5));
    const [first, second] = [0, 1].map(() => createOpenSearch({ ...database, log: createLog('warn'), settings }));
    if (!first || !second) throw new Error('two are needed');
    first.start();
    await first.caughtUp();
    second.start();
    await second.caughtUp();
    const term = () =>
      database.db
        .selectFrom('search_feed')
        .select('term')
        .executeTakeFirstOrThrow()
        .then((row) => row.term);
    expect(await term()).toBe(1);
    await rename(database.db, 1_004, 'Plokij');
    await second.caughtUp();
    expect((await byIndex(second, (by) => by.search(ask('plokij')))).ids).toEqual([1_004]);
    await first.close();
    await rename(database.db, 1_005, 'Mnbvc');
    await second.caughtUp();
    expect((await byIndex(second, (by) => by.search(ask('mnbvc')))).ids).toEqual([1_005]);
    expect(await term()).toBe(2);
    await second.close();
    await database.close();
  });
});

describe('a cluster of three nodes', () => {
  it('loses a node during searches without losing an answer; PostgreSQL answers without any, until they are back', async () => {
    const cluster = await startCluster({ size: 3 });
    const database = await openTestDatabase();
    await storeWorld(database.db, makePeople(50, 5));
    const settings = { ...newSettings(), nodes: cluster.nodes.map(({ url }) => url) };
    const client = connectCluster(settings, 60_000);
    const index = createOpenSearch({ ...database, log: createLog('silent'), settings });
    index.start();
    await index.caughtUp();
    await client.cluster.health({ wait_for_status: 'green', timeout: '60s' });
    const expected = await createPostgresDiscovery(database.db).search(ask());
    const asked = () => Promise.all(Array.from({ length: 20 }, () => index.search(ask())));

    const [lost, ...others] = cluster.nodes;
    const during = asked();
    await lost?.kill();
    for (const answer of [...(await during), ...(await asked())]) expect(answer).toEqual(expected);
    await rename(database.db, 1_006, 'Yxcvb');
    await vi.waitFor(() => expect(index.state().isWarm).toBe(true), { timeout: 60_000 });
    await index.caughtUp();
    expect((await byIndex(index, (by) => by.search(ask('yxcvb')))).ids).toEqual([1_006]);

    await Promise.all(others.map((node) => node.kill()));
    await rename(database.db, 1_007, 'Poiuyt');
    expect((await createPostgresDiscovery(database.db).search(ask('poiuyt'))).ids).toEqual([1_007]);
    await vi.waitFor(() => expect(index.state().isWarm).toBe(false), { timeout: 20_000 });
    expect((await index.search(ask('poiuyt'))).ids).toEqual([1_007]);
    await Promise.all(cluster.nodes.map((node) => node.start()));
    await index.caughtUp();
    expect((await byIndex(index, (by) => by.search(ask('poiuyt')))).ids).toEqual([1_007]);
    await index.close();
    await client.close();
    await database.close();
    await cluster.stop();
  }, 600_000);
});
