/** The big market: every table has its share of it, and its money adds up. PostgreSQL only. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { fillMarket, MarketIsThere } from '../database/market/fill-market.ts';
import { findGrowingTables } from '../database/market/tables.ts';
import { findPoolFaults } from '../server/hub/pools/pools.service.ts';
import { checkLedger } from '../server/money/ledger/ledger.service.ts';
import { seedDemoStory } from '../server/site/demo/demo.service.ts';
import { seedDemoMetrics } from '../server/site/demo/metrics.service.ts';
import { seedDemoMoney } from '../server/site/demo/money.service.ts';
import { startTestApp, type TestApp } from './app.ts';
import { openTestDatabase, testDatabases } from './database.ts';
import { asksOf, notAsked } from './market/asks.ts';
import { isAllowed, tellsOfAll } from './market/exceptions.ts';
import { captureQueries, findOffences } from './market/plans.ts';
import { openGiants, openStory } from './market/sides.ts';
import { everyCall } from './requests.ts';

describe.runIf(testDatabases.includes('postgres'))('the market', () => {
  let app: TestApp;
  let client: pg.Client;
  let target: OpenDatabase['target'];
  const connect = async () => {
    const connected = new pg.Client('databaseUrl' in target ? target.databaseUrl : '');
    await connected.connect();
    return connected;
  };

  beforeAll(async () => {
    const database = await openTestDatabase('postgres');
    target = database.target;
    app = await startTestApp(database);
    await seedDemoStory(database.db);
    await seedDemoMetrics(app.context);
    await seedDemoMoney(app.context);
    await fillMarket({ connect, scale: 1 });
    client = await connect();
  }, 400_000);
  afterAll(async () => {
    await client?.end();
    await app?.close();
  });

  it('leaves no table empty that grows with it', async () => {
    const tables = await findGrowingTables(client);
    const empty: string[] = [];
    for (const table of tables) {
      const { rowCount } = await client.query(`select from ${table} limit 1`);
      if (!rowCount) empty.push(table);
    }
    expect(
      empty,
      'a table that grows has rows in database/market/sql, or is named in database/market/tables.ts',
    ).toEqual([]);
    expect(tables.length).toBeGreaterThan(80);
  });

  it('has an agency with 2,000 campaigns, a campaign with 3,000 applicants and a creator with 5,000 conversations', async () => {
    const most = async (query: string) =>
      Number((await client.query(`select max(n) from (${query}) counted`)).rows[0].max);
    expect(await most('select count(*) as n from campaign group by creator_id')).toBe(2_000);
    expect(await most('select count(*) as n from application group by campaign_id')).toBe(3_000);
    expect(await most('select count(*) as n from conversation_member group by account_id')).toBeGreaterThanOrEqual(
      5_000,
    );
  });

  it('books its money like everybody else', async () => {
    expect((await checkLedger(app.context)).faults).toEqual([]);
    expect(await findPoolFaults(app.context)).toEqual([]);
  });

  it('writes what the triggers of the tables would have written', async () => {
    const { rows } = await client.query(
      `select id, search_names, search_text, platforms, handles, followers, price_from, pictures from influencer_profile
        where username like 'market-%' order by id limit 200`,
    );
    const ids = rows.map(({ id }) => id);
    await client.query('update influencer_profile set updated_at = updated_at where id = any($1)', [ids]);
    await client.query('select refresh_influencers($1), refresh_prices($1), refresh_card_pictures($1)', [ids]);
    const again = await client.query(
      `select id, search_names, search_text, platforms, handles, followers, price_from, pictures from influencer_profile
        where id = any($1) order by id`,
      [ids],
    );
    expect(again.rows).toEqual(rows);
    const { rowCount } = await client.query(
      `select from campaign c where type = 'standard' and is_full is distinct from
        (slots <= (select count(*) from application a where a.campaign_id = c.id and takes_place(a.status)))`,
    );
    expect(rowCount).toBe(0);
  });

  it('is added once, and numbers go on behind it', async () => {
    await expect(fillMarket({ connect, scale: 1 })).rejects.toThrow(MarketIsThere);
    const { rows } = await client.query(
      "select nextval('person_id') > (select max(id) from influencer_profile) as is_free",
    );
    expect(rows).toEqual([{ is_free: true }]);
  });

  it('is read by no GET of the contract from end to end, and nobody passes over more than a hundred rows for each shown', async () => {
    const growing = new Set(await findGrowingTables(client));
    const [answered, seen] = [new Set<string>(), new Set<string>()];
    const offences: string[] = [];
    const story = await openStory(app.context);
    for (const side of [story, await openGiants(app.context)]) {
      // The giants read many rows of their own, so they are asked only where the story has no data.
      const asks = asksOf(side).filter(({ call }) => !answered.has(call) || side === story);
      for (const { title, call, role, path } of asks) {
        const token = role === 'nobody' ? {} : { token: side.readers[role].token };
        const queries = await captureQueries(async () => {
          const { status } = await app.api(`GET ${path}`, token);
          if (status === 200) answered.add(call);
        });
        for (const query of queries) {
          if (seen.has(query.text) || isAllowed(query.text) || tellsOfAll.includes(call)) continue;
          seen.add(query.text);
          const found = await findOffences(client, query, growing);
          if (found.length > 0) offences.push(`${title}: ${found.join('; ')}\n${query.text}`);
        }
      }
    }
    expect(offences, 'tests/market/exceptions.ts is for what cannot be helped').toEqual([]);
    const asked = everyCall.filter(({ call, title }) => call.method === 'GET' && !(title in notAsked));
    expect(
      asked.map(({ title }) => title).filter((title) => !answered.has(title)),
      'no reader was answered',
    ).toEqual([]);
  }, 400_000);
});
