import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectOnce, type Database, type OpenDatabase } from '../../../database/connection.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { makePeople, storeWorld } from '../../../tests/discovery/world.ts';
import { readFeed } from './feed.service.ts';
import { readNow } from './profiles.queries.ts';

const people = makePeople(1_300, 11).map((person) => ({ ...person, hidden: false }));

describe.each(testDatabases)('the feed of changed profiles, on %s', (kind) => {
  let database: OpenDatabase;
  let db: Database;
  let seen: string;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    db = database.db;
    seen = await readNow(db);
    await storeWorld(db, people);
  });
  afterAll(() => database.close());

  /** Ids changed since the last call; true where listed. */
  async function next(): Promise<Map<number, boolean>> {
    const found = new Map<number, boolean>();
    let batches = 0;
    for await (const batch of readFeed(db, seen)) {
      for (const [id, record] of batch.changed) found.set(id, record !== null);
      seen = batch.seen ?? seen;
      batches += 1;
      if (batches > 20) throw new Error('The feed does not end');
    }
    return found;
  }

  it('starts with everything stored since, in batches', async () => {
    const found = await next();
    expect([...found.keys()].sort()).toEqual(people.map(({ id }) => id).sort());
    expect(await next()).toEqual(new Map());
  });

  describe('reports', () => {
    beforeEach(next);
    const named = (id: number, display_name: string, on: Database = db) =>
      on.updateTable('influencer_profile').set({ display_name }).where('id', '=', id).execute();

    it('changed, hidden and deleted profiles, each in its current state', async () => {
      await named(1001, 'Somebody Else');
      await db.updateTable('influencer_profile').set({ hidden_at: new Date() }).where('id', '=', 1002).execute();
      await db.deleteFrom('influencer_profile').where('id', 'in', [1003, 1004]).execute();
      await storeWorld(
        db,
        people.filter(({ id }) => id === 1004),
      );
      await db.updateTable('social_account').set({ followers: 77 }).where('influencer_id', '=', 1006).execute();
      const { id: withAccount } = people.find((person) => person.id > 1010 && person.accounts.length > 0) ?? { id: 0 };
      await db.updateTable('social_account').set({ followers: 78 }).where('influencer_id', '=', withAccount).execute();
      const found = await next();
      expect(Object.fromEntries(found)).toMatchObject({
        1001: true,
        1002: false,
        1003: false,
        1004: true,
        [withAccount]: true,
      });
      expect(found.has(1005)).toBe(false);
    });

    it('nothing of a rolled back change', async () => {
      const taken = db.transaction().execute(async (tx) => {
        await named(1007, 'Never', tx);
        throw new Error('taken back');
      });
      await expect(taken).rejects.toThrow('taken back');
      expect(await next()).toEqual(new Map());
    });

    it('a deletion of many at once', async () => {
      const ids = people.slice(600).map(({ id }) => id);
      await db.deleteFrom('influencer_profile').where('id', 'in', ids).execute();
      const found = await next();
      expect(found.size).toBe(ids.length);
      expect([...found.values()].some(Boolean)).toBe(false);
    });

    it.skipIf(kind === 'pglite')('a commit that came late, after later transactions were read', async () => {
      const late = connectOnce(database.target);
      const waiting = await late.startTransaction().execute();
      await named(1010, 'Late One', waiting);
      await named(1011, 'Early One');
      expect([...(await next()).keys()]).toEqual([1011]);
      await named(1012, 'In Between');
      expect([...(await next()).keys()]).toEqual([1012]);
      await waiting.commit().execute();
      expect([...(await next()).keys()]).toEqual([1010]);
      expect(await next()).toEqual(new Map());
      await late.destroy();
    });

    it('nothing from transaction numbers of another cluster', async () => {
      const trigger = (word: 'enable' | 'disable') =>
        sql`alter table influencer_profile ${sql.raw(word)} trigger influencer_profile_row`.execute(db);
      await trigger('disable');
      await db.updateTable('influencer_profile').set({ changed_by: '99999999999' }).where('id', '=', 1020).execute();
      await trigger('enable');
      await named(1021, 'Here');
      expect([...(await next()).keys()]).toEqual([1021]);
    });
  });
});
