import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { fillInBulk } from '../bulk.ts';
import { findGrowingTables } from './tables.ts';

const folder = fileURLToPath(new URL('./sql/', import.meta.url));

/** A twentieth of a big market; the agency, the campaign and the creator that stand out are the same in every size. */
const base = {
  businesses: 1_000,
  creators: 12_500,
  campaigns: 25_000,
  applications: 150_000,
  conversations: 25_000,
  notifications: 500_000,
};

/** Tables with the most rows and keys, to which no other refers. */
const withoutKeys = ['message', 'ledger_entry', 'application_event'];

/** The market was added before: it is never added to. */
export class MarketIsThere extends Error {}

interface MarketOptions {
  connect: () => Promise<pg.Client>;
  /** How many twentieths. */
  scale: number;
  onStep?: (step: string) => void;
}

/**
 * Adds a market of made-up accounts to the demo story, the same one each time; nobody of the story takes part in it.
 * All of it or, when it is interrupted, nothing. PostgreSQL only. Throws MarketIsThere and TablesInUse.
 */
export async function fillMarket({ connect, scale, onStep = () => {} }: MarketOptions): Promise<void> {
  const client = await connect();
  try {
    const { rowCount } = await client.query("select from meta where key = 'market'");
    if (rowCount) throw new MarketIsThere('This database has its market already.');
    const tables = await findGrowingTables(client);
    const onRebuilt = (done: number, total: number) => onStep(`index ${done} of ${total} built`);
    await fillInBulk(client, { tables, withoutKeys, onRebuilt }, async () => {
      await client.query("set local work_mem = '256MB'; set local jit = off; set local timezone = 'UTC'");
      const values = { ...sizesOf(scale), ...(await readStarts(client, scale)) };
      for (const file of globSync(`${folder}*.sql`).sort()) {
        onStep(basename(file, '.sql').slice(3));
        await client.query(fillIn(readFileSync(file, 'utf8'), values));
      }
      await moveSequences(client);
      await client.query("insert into meta (key, value) values ('market', $1)", [JSON.stringify({ scale })]);
    });
    onStep('analyze');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

type Values = Record<string, number>;

function sizesOf(scale: number): Values & typeof base {
  const grown = Object.fromEntries(Object.entries(base).map(([name, count]) => [name, count * scale])) as typeof base;
  return { ...grown, claimed: Math.floor((grown.creators * 2) / 3), scale };
}

/** The highest id of each numbered thing before, from which on those of the market are counted. */
async function readStarts(client: pg.Client, scale: number): Promise<Values> {
  const numbered = ['campaign', 'conversation', 'deliverable', 'escrow_order', 'ledger_transaction', 'message'];
  const others = ['notification', 'payout', 'pool_spending', 'settlement', 'subscription', 'unlock'];
  const counts = [...numbered, ...others].map((table) => `(select coalesce(max(id), 0) from ${table}) as ${table}`);
  const { rows } = await client.query<Record<string, string>>(
    `select ${counts.join()}, (select last_value from application_id) as application, (select last_value from person_id) as person`,
  );
  const starts = Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]));
  return { ...starts, creator: (starts.person ?? 0) + sizesOf(scale).businesses };
}

function fillIn(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The market has no ${name}.`);
    return String(value);
  });
}

/** Ids were given by hand: what comes next follows the highest. */
async function moveSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ move: string }>(
    `select format('select setval(%L, (select coalesce(max(id), 1) from %I))', pg_get_serial_sequence(relname, 'id'), relname) as move
      from pg_class join pg_attribute a on a.attrelid = pg_class.oid and attname = 'id' and attidentity <> ''
      where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { move } of rows) await client.query(move);
  await client.query(`select setval('person_id', (select greatest(
      (select max(id) from account), (select max(id) from influencer_profile), (select max(id) from influencer_gone)))),
    setval('application_id', greatest((select max(id) from application), (select max(id) from pledge)))`);
}
