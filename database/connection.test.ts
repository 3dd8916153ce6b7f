import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, testDatabases } from '../tests/database.ts';
import { makeAccount } from '../tests/makers/account.ts';
import { makeApplication } from '../tests/makers/application.ts';
import { makeJointCampaign } from '../tests/makers/campaign.ts';
import { makeInfluencer, makeSocialAccount, makeUnclaimedInfluencer } from '../tests/makers/influencer.ts';
import { makeMessage } from '../tests/makers/message.ts';
import { type OpenDatabase, runInTransaction } from './connection.ts';

describe.each(testDatabases)('the database layer on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  it('reads values as the product expects them', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740991::int8 as big, 12.34::numeric(6,2) as decimal, date '2026-11-20' as day,
        timestamptz '2026-11-20 10:00:00.123+05:30' as moment, array[1,2]::int8[] as numbers, array[]::int8[] as none,
        array['a','मीरा']::text[] as words, '{"a": [1]}'::jsonb as document, sum(x)::int8 as total
      from generate_series(1, 3) as x`.execute(database.db);
    expect(rows[0]).toEqual({
      big: 9007199254740991,
      decimal: 12.34,
      day: '2026-11-20',
      moment: new Date('2026-11-20T04:30:00.123Z'),
      numbers: [1, 2],
      none: [],
      words: ['a', 'मीरा'],
      document: { a: [1] },
      total: 6,
    });
  });

  it('commits a transaction completely or not at all', async () => {
    const failing = runInTransaction(database.db, async (tx) => {
      await makeAccount(tx, { username: 'halfway' });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    const found = await database.db.selectFrom('account').where('username', '=', 'halfway').selectAll().execute();
    expect(found).toEqual([]);
  });

  it('refuses the outer database inside a transaction instead of deadlocking', async () => {
    const misuse = database.db.transaction().execute(() => makeAccount(database.db));
    await expect(misuse).rejects.toThrow('outer database');
    await expect(makeAccount(database.db)).resolves.toBeDefined();
  });

  it('joins a running transaction', async () => {
    const result = await runInTransaction(database.db, (tx) => runInTransaction(tx, async (inner) => inner === tx));
    expect(result).toBe(true);
  });

  it('keeps statements of connections apart, also those that arrive in pieces', async () => {
    const big = 'x'.repeat(300_000);
    const asked = Array.from({ length: 40 }, (_, number) =>
      sql<{
        x: number;
        y: number;
      }>`select ${number}::int as x, ${sql.lit(number)}::int as y, length(${big}) as size`.execute(database.db),
    );
    const answers = (await Promise.all(asked)).map(({ rows }) => rows[0]);
    expect(answers).toEqual(asked.map((_, number) => ({ x: number, y: number, size: 300_000 })));
  });

  it('serves transactions and plain statements at once', async () => {
    const counter = async () => {
      await database.db.transaction().execute(async (tx) => {
        await sql`insert into meta (key, value) values ('n', '{"n": 0}') on conflict do nothing`.execute(tx);
        await sql`update meta set value = jsonb_build_object('n', (value->>'n')::int + 1) where key = 'n'`.execute(tx);
      });
      await sql`select 1`.execute(database.db);
    };
    await Promise.all(Array.from({ length: 40 }, counter));
    const row = await database.db.selectFrom('meta').select('value').where('key', '=', 'n').executeTakeFirstOrThrow();
    expect(row.value).toEqual({ n: 40 });
  });

  it('continues after a failed statement', async () => {
    await expect(sql`select 1 / 0`.execute(database.db)).rejects.toMatchObject({ code: '22012' });
    await expect(sql`selec`.execute(database.db)).rejects.toMatchObject({ code: '42601' });
    await expect(sql`select 1 as x`.execute(database.db)).resolves.toMatchObject({ rows: [{ x: 1 }] });
  });

  it('keeps the figures of a profile consistent with its accounts and rates', async () => {
    const { profile, id } = await makeInfluencer(database.db, {
      socials: [{ handle: 'One', followers: 1_000, engagement_rate: 5 }],
      price: 200_000,
    });
    expect(profile).toMatchObject({
      followers: 1_000,
      engagement_rate: 5,
      verified: true,
      price_from: 200_000,
      handles: ['one'],
    });
    await makeSocialAccount(database.db, id, {
      platform_id: 'youtube',
      handle: 'two',
      followers: 3_000,
      engagement_rate: 1,
    });
    const read = () =>
      database.db.selectFrom('influencer_profile').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(await read()).toMatchObject({ followers: 4_000, engagement_rate: 2, platforms: ['instagram', 'youtube'] });
    await database.db.deleteFrom('social_account').where('influencer_id', '=', id).execute();
    await database.db.deleteFrom('rate_card').where('influencer_id', '=', id).execute();
    expect(await read()).toMatchObject({
      followers: 0,
      engagement_rate: null,
      verified: false,
      price_from: null,
      platforms: [],
    });
    await database.db.updateTable('account').set({ fullname: 'New Name' }).where('id', '=', id).execute();
    expect((await read()).display_name).toBe('New Name');
  });

  it('enforces its constraints whatever the code does', async () => {
    const { db } = database;
    const violates = (code: string, work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code });
    const account = await makeAccount(db);
    await violates('23505', makeAccount(db, { username: account.username?.toUpperCase() ?? null }));
    await violates('23505', makeAccount(db, { email: account.email?.toUpperCase() ?? null }));
    await violates('23505', makeAccount(db, { mobile: account.mobile }));
    await makeAccount(db, { mobile: account.mobile, mobile_verified_at: null });
    const application = await makeApplication(db);
    const again = { campaign_id: application.campaign_id, influencer_id: application.influencer_id };
    await violates('23505', makeApplication(db, again));
    await makeApplication(db, { ...again, status: 'declined' });
    const unclaimed = await makeUnclaimedInfluencer(db, { socials: [{ handle: 'same', source: 'imported' }] });
    await violates('23505', makeUnclaimedInfluencer(db, { socials: [{ handle: 'SAME', source: 'imported' }] }));
    await violates(
      '23514',
      db.updateTable('influencer_profile').set({ account_id: account.id }).where('id', '=', unclaimed.id).execute(),
    );
    await violates(
      '23503',
      db
        .updateTable('influencer_profile')
        .set({ categories: ['nonsense'] })
        .where('id', '=', unclaimed.id)
        .execute(),
    );
    const joint = await makeJointCampaign(db);
    const pledge = { campaign_id: application.campaign_id, need_id: joint.needs[0]?.id ?? 0, account_id: account.id };
    await violates(
      '23503',
      db
        .insertInto('pledge')
        .values({ ...pledge, kind: 'budget', value: 1 })
        .execute(),
    );
  });

  it('numbers messages without gaps', async () => {
    const [one, other] = [await makeAccount(database.db), await makeAccount(database.db)];
    await makeMessage(database.db, { senderId: one.id, receiverId: other.id });
    const second = await makeMessage(database.db, { senderId: other.id, receiverId: one.id });
    expect(second).toMatchObject({ seq: 2, sender_position: 2, receiver_position: 2 });
  });
});
