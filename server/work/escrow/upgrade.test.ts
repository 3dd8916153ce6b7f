/** Agreed and funded work of a release before people and accounts were separate: it keeps its terms and is finished and paid. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Message } from '../../../contract/chat/messages.ts';
import type { Agreement } from '../../../contract/work/agreements.ts';
import { connectEmbedded, type Database, runInTransaction } from '../../../database/connection.ts';
import { applyMigrations, knownMigrations, migrate } from '../../../database/migrate.ts';
import { startEmbedded } from '../../../database/pglite/embedded.ts';
import { startTestApp } from '../../../tests/app.ts';
import { balanceOf, completeWork, type Deal, goodCaption, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeMessage } from '../../../tests/makers/message.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';

/** The first migration with people beside accounts. */
const workspaces = '0450';

let stage: Stage;
let deal: Deal;
let before: Awaited<ReturnType<typeof read>>;

beforeAll(async () => {
  const old = await setStage();
  deal = await strikeFundedDeal(old);
  await makeMessage(old.app.context.db, { senderId: deal.influencer.id, receiverId: old.brand.id });
  before = await read(old);
  const socketDir = mkdtempSync(join(tmpdir(), 'tandem-upgrade-'));
  const database = connectEmbedded(socketDir, await startEmbedded({ folder: null, socketDir }));
  const names = knownMigrations().flatMap(({ name }) => (name < workspaces ? [name] : []));
  await applyMigrations(database.db, new Set(names));
  await copyOldColumns(old.app.context.db, database.db);
  await old.app.close();
  await migrate(database.db);
  const app = await startTestApp(database);
  const call: Stage['call'] = (who, name, body) => app.api(name, { token: who.token, ...(body ? { body } : {}) });
  stage = { ...old, app, call };
});
afterAll(() => stage.app.close());

/** Fills the tables of an earlier release with what they have in common with those of another database. */
async function copyOldColumns(from: Database, to: Database): Promise<void> {
  const present = new Map((await tablesOf(from)).map(({ name, columns }) => [name, new Set(columns)]));
  const contents: { name: string; list: RawBuilder<unknown>; rows: string }[] = [];
  for (const { name, columns } of await tablesOf(to)) {
    const kept = columns.filter((column) => present.get(name)?.has(column));
    if (kept.length === 0) continue;
    const { rows } = await sql<{ rows: string }>`
      select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as rows from ${sql.table(name)} t`.execute(from);
    contents.push({ name, list: sql.join(kept.map((column) => sql.ref(column))), rows: rows[0]?.rows ?? '[]' });
  }
  const { rows: sequences } = await sql<{ name: string; value: string }>`
    select sequencename as name, last_value::text as value from pg_sequences where last_value is not null`.execute(
    from,
  );
  await runInTransaction(to, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const { name, list, rows } of contents) {
      await sql`delete from ${sql.table(name)}`.execute(tx);
      await sql`insert into ${sql.table(name)} (${list}) overriding system value
        select ${list} from jsonb_populate_recordset(null::${sql.table(name)}, ${rows}::jsonb)`.execute(tx);
    }
    for (const { name, value } of sequences) {
      await sql`select setval(oid, ${value}::bigint) from pg_class where relkind = 'S' and relname = ${name}`.execute(
        tx,
      );
    }
  });
}

async function tablesOf(db: Database): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and table_name <> 'migration'
    group by table_name`.execute(db);
  return rows;
}

/** Facts that an upgrade keeps, as both sides read them. */
async function read(of: Stage) {
  const { brand } = of;
  const { influencer, application } = deal;
  const agreement = await of.call(influencer, `GET /campaign/applications/${application.id}/agreement`);
  const escrow = await of.call(brand, `GET /campaign/applications/${application.id}/escrow`);
  const sums = await sql`select account_id, sum(amount)::text from ledger_entry group by 1 order by 1`.execute(
    of.app.context.db,
  );
  const { history } = await statusOf(of);
  const talk = await of.call(brand, 'POST /user/get_user_messages', {
    sender_id: String(influencer.id),
    receiver_id: String(brand.id),
  });
  return {
    // Earlier releases did not record who accepted.
    agreement: { ...(agreement.body.data as Agreement), accepted_by: null },
    escrow: escrow.body.data,
    sums: sums.rows,
    acts: history.map(({ to, by, account_id }) => [to, by?.fullname, account_id]),
    words: (talk.body.data as Message[]).map(({ id, description, sender_id }) => [id, description, sender_id]),
    balance: await balanceOf(of, influencer),
  };
}

async function statusOf({ call, brand }: Stage): Promise<Application> {
  const list = await call(brand, `GET /campaign/apply_users/${deal.campaign.id}`);
  return (list.body.data as Application[]).find(({ id }) => id === deal.application.id) as Application;
}

it('keeps ids, sessions, messages, who did what, the agreement, the held money and the books', async () => {
  for (const one of [stage.brand, deal.influencer]) {
    const accounts = await stage.call(one, 'GET /accounts');
    expect(accounts.body.data).toMatchObject([{ id: String(one.id), member_role: 'owner' }]);
  }
  expect(before.acts.length).toBeGreaterThan(3);
  expect(before.words).toHaveLength(1);
  expect(await read(stage)).toEqual(before);
  expect((await checkLedger(stage.app.context)).faults).toEqual([]);
});

it('is finished and paid by its terms', async () => {
  const { influencer, campaign, application } = deal;
  const handedIn = await stage.call(influencer, `POST /campaign/${campaign.id}/deliverables`, {
    application_id: application.id,
    url: 'https://www.instagram.com/reel/C1',
    caption: goodCaption,
    disclosure_shown: { picture: true, spoken: true },
  });
  expect(handedIn.status).toBe(200);
  const earned = (await balanceOf(stage, influencer)).available;
  const work = await stage.call(stage.brand, `GET /campaign/${campaign.id}/deliverables`);
  await completeWork(stage, influencer, work.body.data as Parameters<typeof completeWork>[2]);
  expect((await statusOf(stage)).status).toBe('paid');
  const paid = await stage.call(stage.brand, `GET /campaign/applications/${application.id}/escrow`);
  expect(paid.body.data).toMatchObject({ status: 'released' });
  expect((await balanceOf(stage, influencer)).available).toBeGreaterThan(earned);
  expect((await checkLedger(stage.app.context)).faults).toEqual([]);
});
