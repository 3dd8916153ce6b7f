import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeAccount, makeToken } from '../../../tests/makers/account.ts';
import { makeCampaign } from '../../../tests/makers/campaign.ts';
import { makeInvoice } from '../../../tests/makers/invoice.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
import { settleViews } from '../../campaigns/viewers/noting.service.ts';
import { findPoolFaults } from '../../hub/pools/pools.service.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';
import { seedDemoStory } from './demo.service.ts';
import { seedDemoFiles } from './files.service.ts';
import { seedDemoMetrics } from './metrics.service.ts';
import { seedDemoMoney } from './money.service.ts';
import { removeDemo } from './remove.service.ts';

/** Loads and removes the complete story, perhaps on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  await seedDemoStory(app.context.db);
  await seedDemoMetrics(app.context);
  await seedDemoMoney(app.context);
  await seedDemoFiles(app.context);
});
afterAll(() => app.close());

/** Row counts of every table, except those that are not only filled by the demo. */
async function countRows(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
    app.context.db,
  );
  const counts = rows.map(async ({ name }) => {
    const found = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(app.context.db);
    return [name, found.rows[0]?.n ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

const readPerson = async (token: string) => ({
  wallet: (await app.api('GET /wallet', { token })).body.data,
  balance: (await app.api('GET /wallet/balance', { token })).body.data,
  bookmarks: (await app.api('GET /user/get/userBookmarks', { token })).body.data,
});

test('removes nothing while a real account is involved, and says where', async () => {
  const { db } = app.context;
  const brand = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'brand@demo.test')
    .executeTakeFirstOrThrow();
  const person = await signUp(app);
  const campaign = await makeCampaign(db, { creator_id: brand.id });
  const body = { campaign_id: String(campaign.id), message: 'I would love to cook with you.', quote: 5_000 };
  expect((await app.api('POST /campaign/apply_campaign', { token: person.token, body })).status).toBe(200);
  // That the campaign was opened is recorded after the reply.
  await settleViews(app.context);
  const before = await countRows();
  await expect(removeDemo(app.context)).rejects.toThrow(
    /^Real accounts dealt with the demo, so nothing was removed\..* application 1\b/,
  );
  expect(await countRows()).toEqual(before);
  await db.deleteFrom('application').where('influencer_id', '=', Number(person.id)).execute();
});

test('keeps the demo while an invoice is numbered after its own', async () => {
  const person = await signUp(app);
  const trial = inTransaction(app.context, async (tx) => {
    await makeInvoice(tx, Number(person.id));
    await removeDemo(tx);
  });
  await expect(trial).rejects.toThrow('by table: invoices numbered after those of the demo 1.');
});

test('removes everything of the demo and nothing else: the real person, their money and the books are unchanged', async () => {
  const { context } = app;
  const { db } = context;
  const person = await signUp(app);
  const operator = await makeAccount(db, { role: 'operator', mobile: '7000000001' });
  const profile = await db
    .selectFrom('influencer_profile')
    .innerJoin('account', 'account.id', 'influencer_profile.account_id')
    .select('influencer_profile.id')
    .where('account.email', '=', 'influencer@demo.test')
    .executeTakeFirstOrThrow();
  const bookmark = { target_type: 'influencer', target_id: String(profile.id) };
  await app.api('POST /user/add/UserBookmarks', { token: person.token, body: bookmark });
  const before = await readPerson(person.token);
  const files = await db.selectFrom('stored_file').select('key').where('owner_id', 'is not', null).execute();
  expect(files.length).toBeGreaterThan(1);

  const removed = await removeDemo(context);

  expect(removed.get('account')).toBeGreaterThan(100);
  expect(removed.get('ledger_transaction')).toBeGreaterThan(100);
  const { bookmarks, ...money } = await readPerson(person.token);
  expect(money).toEqual({ wallet: before.wallet, balance: before.balance });
  expect(bookmarks).toEqual([]);
  expect(await checkLedger(context)).toMatchObject({ faults: [] });
  expect(await findPoolFaults(context)).toEqual([]);
  const left = await countRows();
  for (const table of [
    'campaign',
    'application',
    'message',
    'invoice',
    'invoice_counter',
    'escrow_order',
    'payout',
    'influencer_profile',
    'contact_message',
  ]) {
    expect({ table, rows: left[table] }).toEqual({ table, rows: table === 'influencer_profile' ? 3 : 0 });
  }
  for (const { key } of files) expect(await context.storage.has(key)).toBe(false);
  const token = await makeToken(context, operator);
  expect((await app.api('GET /operator/home', { token })).body.data).toMatchObject({ demo: null });
  expect(
    (await app.api('POST /auth/login', { body: { username: 'operator@demo.test', password: 'demo-pass-1' } })).status,
  ).toBe(401);
  expect((await removeDemo(context)).size).toBe(0);
  // The ledger is append-only again.
  await expect(sql`delete from ledger_transaction`.execute(db)).rejects.toThrow('only ever added to');
});
