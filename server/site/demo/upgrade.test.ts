/** The demo story in a database of the release before teams: the upgrade keeps accounts, lists, agreements and the books. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { Agreement } from '../../../contract/work/agreements.ts';
import type { Database } from '../../../database/connection.ts';
import { migrate } from '../../../database/migrate.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { copyOldColumns, openBeforeTeams } from '../../../tests/before-teams.ts';
import { enterDemoAccount, startDemoApp } from '../../../tests/demo-app.ts';
import { findPoolFaults } from '../../hub/pools/pools.service.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';
import { hashTerms } from '../../work/agreements/agreements.rules.ts';

/** Loads the complete story and upgrades a copy of it, perhaps on a busy machine. */
vi.setConfig({ hookTimeout: 300_000, testTimeout: 120_000 });

const accounts = ['brand', 'influencer', 'partner', 'operator'] as const;
type Account = Awaited<ReturnType<typeof enterDemoAccount>>;

/** Lists that each account opens first; one may be of no use to its role. */
const firstLists = ({ user: { id, role } }: Account) => ({
  created: '/campaign/all/get_my_campaigns?relation=created',
  applied: '/campaign/all/get_my_campaigns?relation=applied',
  pledged: '/campaign/all/get_my_campaigns?relation=pledged',
  statement: '/wallet?',
  conversations: `/user/get_chat_users_list/${id}?`,
  notifications: `/user/get_user_notifications/${id}?`,
  ...(role === 'operator' ? { payouts: '/operator/payouts?', disputes: '/operator/disputes?' } : {}),
});

let old: TestApp;
let app: TestApp;
/** Signed in before the upgrade. */
let signedIn: Account[];
let before: { rows: Facts; seen: Seen[] };
let upgradedRows: Facts;

beforeAll(async () => {
  old = await startDemoApp();
  signedIn = await Promise.all(accounts.map((who) => enterDemoAccount(old, who)));
  const seen = await seenByAll(old, signedIn);
  before = { rows: await factsOf(old.context.db), seen };
  const database = await openBeforeTeams();
  await copyOldColumns(old.context.db, database.db);
  await migrate(database.db);
  upgradedRows = await factsOf(database.db);
  // The upgrade leaves files and the secret key where they are.
  app = await startTestApp(database, { DATA_DIR: old.context.config.dataDir });
});
afterAll(async () => {
  await app.close();
  await old.close();
});

type Facts = Awaited<ReturnType<typeof factsOf>>;

/** Facts that both releases store, for comparing them before and after the upgrade. */
async function factsOf(db: Database) {
  const ids: Record<string, unknown> = {};
  for (const table of [
    'account',
    'campaign',
    'application',
    'pledge',
    'deliverable',
    'message',
    'notification',
    'session',
  ]) {
    const { rows } = await sql<{ id: string }>`select id::text from ${sql.table(table)} order by id`.execute(db);
    ids[table] = rows.map(({ id }) => id);
  }
  const sums = await sql`select account_id, sum(amount)::text from ledger_entry group by 1 order by 1`.execute(db);
  const agreements = await sql<{ application_id: number; version: number; terms: AgreementTerms; hash: string }>`
    select g.application_id, g.version, g.terms, g.hash from agreement g join application a on a.id = g.application_id
    where a.status in ('accepted', 'in_progress', 'submitted', 'changes_requested', 'approved') order by 1, 2`.execute(
    db,
  );
  const held = await sql`select id, status, amount, released, refunded from escrow_order order by id`.execute(db);
  return { ids, sums: sums.rows, agreements: agreements.rows, held: held.rows };
}

type Seen = Awaited<ReturnType<typeof seenBy>>;

const seenByAll = (of: TestApp, all: readonly Account[]) => Promise.all(all.map((one) => seenBy(of, one)));

async function seenBy(of: TestApp, account: Account) {
  const { token, user } = account;
  const lists: Record<string, string[]> = {};
  for (const [name, path] of Object.entries(firstLists(account))) lists[name] = await readAll(of, path, token);
  const balance = await of.api('GET /wallet/balance', { token });
  return { id: user.id, lists, balance: balance.body };
}

/** Ids of every page of a list. */
async function readAll(of: TestApp, path: string, token: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const reply = await of.api(`GET ${path}&limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`, { token });
    expect(reply.status, `${path}: ${JSON.stringify(reply.body)}`).toBe(200);
    ids.push(...(reply.body.data as { id: string }[]).map(({ id }) => id));
    cursor = (reply.body.next_cursor as string | null | undefined) ?? null;
  }
  return ids;
}

it('keeps ids, held money and every open agreement with its terms and hash', () => {
  expect(before.rows.agreements.length).toBeGreaterThan(5);
  expect(upgradedRows).toEqual(before.rows);
  for (const { terms, hash } of upgradedRows.agreements) expect(hashTerms(terms)).toBe(hash);
});

it('has a ledger and pools without faults', async () => {
  expect(before.rows.sums.length).toBeGreaterThan(10);
  expect((await checkLedger(app.context)).faults).toEqual([]);
  expect(await findPoolFaults(app.context)).toEqual([]);
});

it('gives each account one owner, its own person, and no other members', async () => {
  const { rows } = await sql`
    select a.id from account a left join membership m on m.account_id = a.id left join person p on p.id = m.person_id
    group by a.id having count(*) <> 1 or not bool_and(p.home_account_id = a.id and m.roles = array['owner'])`.execute(
    app.context.db,
  );
  expect(rows).toEqual([]);
  for (const who of accounts) {
    const { token, user } = await enterDemoAccount(app, who);
    const mine = await app.api('GET /accounts', { token });
    expect(mine.body.data, who).toMatchObject([{ id: user.id, member_role: 'owner' }]);
    expect(mine.body.data, who).toHaveLength(1);
  }
  const [{ token }] = signedIn as [Account];
  expect((await app.api('GET /members', { token })).body.data).toMatchObject([{ is_me: true, roles: ['owner'] }]);
  expect((await app.api('GET /approvals', { token })).body.data).toEqual([]);
});

it('shows each account the lists it had, in its session and signed in anew', async () => {
  const filled = [
    ['created', 'statement', 'conversations', 'notifications'],
    ['applied', 'statement', 'conversations', 'notifications'],
    ['created', 'conversations'],
    ['payouts', 'disputes'],
  ];
  for (const [index, { lists }] of before.seen.entries()) {
    for (const name of filled[index] ?? []) expect(lists[name], `${accounts[index]}: ${name}`).not.toEqual([]);
  }
  expect(before.seen.flatMap(({ lists }) => lists.pledged)).not.toEqual([]);
  expect(await seenByAll(app, signedIn)).toEqual(before.seen);
  const again = await Promise.all(accounts.map((who) => enterDemoAccount(app, who)));
  expect(await seenByAll(app, again)).toEqual(before.seen);
});

it('answers both sides of an open agreement as before', async () => {
  const open = app.context.db
    .selectFrom('application as a')
    .innerJoin('influencer_profile as i', 'i.id', 'a.influencer_id')
    .select('a.id')
    .where(
      'a.id',
      'in',
      upgradedRows.agreements.map(({ application_id: id }) => id),
    );
  for (const { token, user } of signedIn.slice(0, 2)) {
    const id = Number(user.id);
    const mine = await open.where((by) => by.or([by('a.owner_id', '=', id), by('i.account_id', '=', id)])).execute();
    expect(mine.length).toBeGreaterThan(0);
    for (const application of mine) {
      const path = `GET /campaign/applications/${application.id}/agreement`;
      const [was, is] = [await old.api(path, { token }), await app.api(path, { token })];
      expect(is.status).toBe(200);
      // The old release did not record who accepted.
      expect(is.body.data).toEqual({ ...(was.body.data as Agreement), accepted_by: null });
    }
  }
});
