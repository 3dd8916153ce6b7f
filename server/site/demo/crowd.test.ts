import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TablesInUse } from '../../../database/bulk.ts';
import type { OpenDatabase } from '../../../database/connection.ts';
import type { DemoCity } from '../../../database/demo/creator.ts';
import { loadCreatorsInBulk } from '../../../database/demo/creator-bulk.ts';
import { PRODUCT_NAME } from '../../../database/pool.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { startCrowd } from './crowd.ts';

describe.runIf(testDatabases.includes('postgres'))('influencers in bulk', () => {
  let database: OpenDatabase;
  let crowd: ReturnType<typeof startCrowd>;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    const cities = await read<DemoCity>(
      'select c.id, c.name, c.weight, c.state_id, s.country_id from city c join state s on s.id = c.state_id order by c.id',
    );
    crowd = startCrowd({
      seed: 'tandem',
      cities: new Map(cities.map((city) => [city.id, city])),
      now: new Date('2026-11-20T08:00:00Z'),
    });
  });
  afterAll(async () => {
    await crowd.stop();
    await database.close();
  });

  const read = async <T>(query: string) => (await sql.raw<T>(query).execute(database.db)).rows;
  const readProfiles = () =>
    read("select to_jsonb(p) - array['changed_by', 'updated_at'] as row from influencer_profile p order by id");
  const readPlatform = async () => [
    await read(
      'select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index order by 1',
    ),
    await read(`select conrelid::regclass::text as of, conname, convalidated, pg_get_constraintdef(oid) as made
      from pg_constraint order by 1, 2`),
    await read(
      'select tgrelid::regclass::text as of, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2',
    ),
  ];
  const connect = async () => {
    if (!database.connect) throw new Error('PostgreSQL has connections of its own');
    return database.connect();
  };
  const load = (changed: Partial<Parameters<typeof loadCreatorsInBulk>[0]> = {}) =>
    loadCreatorsInBulk({ connect, makeTexts: crowd.makeTexts, from: 5_000, to: 5_400, mark: {}, ...changed });

  it('leaves nothing behind when it fails', async () => {
    const platform = await readPlatform();
    await expect(load({ to: 40_000, onProgress: unplug })).rejects.toThrow('unplugged');
    const spoiled: typeof crowd.makeTexts = async (ask) =>
      (await crowd.makeTexts(ask)).map((text) => ({
        ...text,
        text: Buffer.from(String(text.text).replaceAll('reel', 'real')),
      }));
    await expect(load({ makeTexts: spoiled })).rejects.toThrow('unknown real');
    expect(await readProfiles()).toEqual([]);
    expect(await readPlatform()).toEqual(platform);
  });

  it('does not block a running product', async () => {
    const product = await connect();
    await product.query(`set application_name = '${PRODUCT_NAME}'`);
    await expect(load()).rejects.toThrow(TablesInUse);
    await product.end();
  });

  it('stores what the triggers would, and restores every index, constraint and trigger', async () => {
    const platform = await readPlatform();
    await load();
    expect(await readPlatform()).toEqual(platform);
    const stored = await readProfiles();
    expect(stored).toHaveLength(400);
    expect(await read('select from influencer_profile where changed_by is null')).toEqual([]);
    await read(`select refresh_influencers(array(select id from influencer_profile)),
      refresh_prices(array(select id from influencer_profile))`);
    await read("update influencer_profile set display_name = display_name || '.'");
    await read("update influencer_profile set display_name = rtrim(display_name, '.')");
    expect(await readProfiles()).toEqual(stored);
  });
});

function unplug(): never {
  throw new Error('unplugged');
}
