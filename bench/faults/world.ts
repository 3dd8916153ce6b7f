import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../database/connection.ts';
import { migrate } from '../../database/migrate.ts';
import { createMemoryFanOut } from '../../server/chat/live/fan-out.ts';
import { createLive } from '../../server/chat/live/live.service.ts';
import { createContext } from '../../server/create-context.ts';
import { readConfig } from '../../server/kit/config/config.ts';
import type { Context } from '../../server/kit/context/context.ts';
import { createLog } from '../../server/kit/context/log.ts';
import { post } from '../../server/money/ledger/ledger.service.ts';
import { makeAccount, makeToken } from '../../tests/makers/account.ts';
import { makeInfluencer } from '../../tests/makers/influencer.ts';
import { findFreePort } from '../../tests/processes.ts';
import { findRedis, type Service, startPostgres, startRedis } from '../../tests/services.ts';
import { keepStarted } from '../kit/started.ts';
import { makeServer, type Server } from './server.ts';

/** Initial coins: more than the run can spend. */
export const firstCoins = 100_000;

export interface Services {
  postgres: Service;
  redis: Service;
}

/** PostgreSQL with durable commits, and Redis; null without Redis. */
export async function startServices(): Promise<Services | null> {
  const program = findRedis();
  if (!program) return null;
  return {
    postgres: keepStarted(await startPostgres({ durable: true })),
    redis: keepStarted(await startRedis(program)),
  };
}

async function makeDatabase({ postgres }: Services): Promise<string> {
  const name = `faults_${process.hrtime.bigint()}`;
  const admin = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  await sql.raw(`create database ${name}`).execute(admin.db);
  await admin.close();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}

export type Somebody = { id: string; token: string };

/** Brands and influencers by turns, signed in and with coins. */
export async function makePeople(context: Context, count: number): Promise<Somebody[]> {
  const persons: Somebody[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } =
      index % 2 === 0 ? await makeAccount(context.db, { role: 'brand' }) : await makeInfluencer(context.db);
    await post(context, {
      kind: 'coins.welcome',
      reference: `welcome:${id}`,
      note: 'Welcome',
      entries: [
        { kind: 'mint', amount: -firstCoins },
        { kind: 'coins', ownerId: id, amount: firstCoins },
      ],
    });
    persons.push({ id: String(id), token: await makeToken(context, { id }) });
  }
  return persons;
}

/** Two server processes on their own database, with signed-in people. */
export async function makeWorld(
  services: Services,
  { people, imports }: { people: number; imports: readonly string[] },
) {
  const databaseUrl = await makeDatabase(services);
  const folder = mkdtempSync(join(tmpdir(), 'tandem-faults-'));
  const env = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: services.redis.url,
    DATA_DIR: folder,
    SECRET_KEY: 'two processes share one secret key',
    RATE_LIMITS: 'off',
    DEMO: '0',
    NO_OPEN: '1',
    LOG_LEVEL: 'warn',
  };
  const config = readConfig(env);
  const { db, close } = await openDatabase({ databaseUrl, dataDir: folder });
  await migrate(db);
  const log = createLog('silent');
  const context = createContext({ config, db, log, live: createLive(createMemoryFanOut()), push: async () => {} });
  const persons = await makePeople(context, people);
  const ports = [await findFreePort(), await findFreePort()];
  const servers: Server[] = ports.map((port) => keepStarted(makeServer({ port, env, imports })));
  await Promise.all(servers.map((server) => server.start()));
  return {
    context,
    people: persons,
    ports,
    servers,
    async stop() {
      for (const server of servers) await server.stop();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;
