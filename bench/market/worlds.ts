import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../../database/connection.ts';
import { createMemoryFanOut } from '../../server/chat/live/fan-out.ts';
import { createLive } from '../../server/chat/live/live.service.ts';
import { createContext } from '../../server/create-context.ts';
import { readConfig } from '../../server/kit/config/config.ts';
import type { Context } from '../../server/kit/context/context.ts';
import { createLog } from '../../server/kit/context/log.ts';
import { makeToken } from '../../tests/makers/account.ts';
import { type Ask, asksOf } from '../../tests/market/asks.ts';
import { openStory, type ReaderRole } from '../../tests/market/sides.ts';
import { startProduct } from '../../tests/server.ts';
import { keepStarted } from '../kit/started.ts';

/** A product on a database of its own, and the requests of the story's people there. */
export interface World {
  url: string;
  tokens: Record<ReaderRole, string>;
  ids: { influencer: number };
  asks: Ask[];
  /** Of the agency, and of a business with five campaigns; the story's brand where there is no market. */
  agencyToken: string;
  smallToken: string;
}

const run = promisify(execFile);

/** The demo story told once and copied: the same people with the same data, alone and in the market. */
export async function openWorlds(serverUrl: string, scale: number): Promise<{ story: World; market: World }> {
  const urlOf = (name: string) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query('create database story');
  await seed(urlOf('story'), []);
  await admin.query('create database market template story');
  await admin.end();
  await seed(urlOf('market'), ['--market', String(scale)]);
  return { story: await openWorld(urlOf('story')), market: await openWorld(urlOf('market')) };
}

export function settingsOf(databaseUrl: string): Record<string, string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tandem-market-'));
  return { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: 'market'.repeat(8), LOG_LEVEL: 'error' };
}

/** Tells the demo story in an empty database, or adds what the flags of `npm run demo` name. */
export async function seed(databaseUrl: string, flags: readonly string[]): Promise<void> {
  const env = { ...process.env, ...settingsOf(databaseUrl) };
  await run(process.execPath, ['tools/demo.ts', '--create', ...flags], { env, maxBuffer: 1e8 });
}

async function openWorld(databaseUrl: string): Promise<World> {
  const env = settingsOf(databaseUrl);
  const product = keepStarted(await startProduct({ env, dataDir: env.DATA_DIR ?? '' }));
  return withContext(env, async (context) => {
    const side = await openStory(context);
    const { brand, influencer, operator } = side.readers;
    return {
      url: product.url,
      tokens: { brand: brand.token, influencer: influencer.token, operator: operator.token },
      ids: { influencer: influencer.id },
      asks: asksOf(side),
      agencyToken: await tokenOf(context, 2_000, brand),
      smallToken: await tokenOf(context, 5, brand),
    };
  });
}

/** Runs work beside a product on its database. */
export async function withContext<T>(env: Record<string, string>, work: (context: Context) => Promise<T>): Promise<T> {
  const config = readConfig(env);
  const database = await openDatabase({ databaseUrl: config.databaseUrl ?? '', dataDir: '', joinRunning: true });
  const live = createLive(createMemoryFanOut());
  try {
    return await work(createContext({ config, db: database.db, log: createLog('error'), live, push: async () => {} }));
  } finally {
    await database.close();
  }
}

/** Of a business of the market with so many campaigns. */
async function tokenOf(context: Context, campaigns: number, otherwise: { token: string }): Promise<string> {
  const { rows } = await sql<{ id: number }>`
    select creator_id as id from campaign c join account a on a.id = c.creator_id and a.username like 'market-%'
    group by 1 having count(*) = ${campaigns} order by 1 limit 1`.execute(context.db);
  return rows[0] ? makeToken(context, rows[0]) : otherwise.token;
}
