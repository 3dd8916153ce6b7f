/** The product behind PgBouncer in transaction mode, where no two statements outside a transaction share a session. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { createLog } from '../server/kit/context/log.ts';
import { createJobs } from '../server/kit/jobs/jobs.ts';
import { seedDemoStory } from '../server/site/demo/demo.service.ts';
import { seedDemoMetrics } from '../server/site/demo/metrics.service.ts';
import { seedDemoMoney } from '../server/site/demo/money.service.ts';
import { startTestApp, type TestApp } from './app.ts';
import { makeTestFolder, testDatabases } from './database.ts';
import { asksOf } from './market/asks.ts';
import { openStory } from './market/sides.ts';
import { describeWithPgBouncer } from './needs.ts';
import { findPgBouncer, type Service, startPgBouncer, startPostgres } from './services.ts';

const describeHere = testDatabases.includes('postgres') ? describeWithPgBouncer : describe.skip;

describeHere('the product behind PgBouncer', () => {
  let postgres: Service;
  let bouncer: Service;
  let app: TestApp;

  beforeAll(async () => {
    postgres = await startPostgres({ settings: ['timezone=Asia/Kolkata'] });
    bouncer = await startPgBouncer(findPgBouncer() ?? '', postgres.url);
    const database = await openDatabase({ databaseUrl: bouncer.url, dataDir: makeTestFolder('pgbouncer') });
    await migrate(database.db);
    app = await startTestApp(database);
    await seedDemoStory(database.db);
    await seedDemoMetrics(app.context);
    await seedDemoMoney(app.context);
  }, 240_000);
  afterAll(async () => {
    await app?.close();
    await bouncer?.stop();
    await postgres?.stop();
  });

  it('answers every read, many at a time', async () => {
    const side = await openStory(app.context);
    const asked = asksOf(side).filter(({ path }) => !path.includes('range=custom'));
    const failed: string[] = [];
    const next = asked.values();
    const reader = async () => {
      for (const { title, role, path } of next) {
        const { status } = await app.api(`GET ${path}`, role === 'nobody' ? {} : { token: side.readers[role].token });
        if (status >= 500) failed.push(`${title}: ${status}`);
      }
    };
    await Promise.all(Array.from({ length: 12 }, reader));
    expect(failed).toEqual([]);
  });

  it('has UTC in every session', async () => {
    const zones = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { rows } = await sql<{
          zone: string;
        }>`select current_setting('timezone') as zone, pg_sleep(0.01)`.execute(app.context.db);
        return rows[0]?.zone;
      }),
    );
    expect(new Set(zones)).toEqual(new Set(['UTC']));
  });

  it('shares one queue of jobs between two processes that start at once, and leaves no lock', async () => {
    const { db } = app.context;
    const done: string[] = [];
    const kinds = [{ name: 'say', run: async ({ word }: Record<string, unknown>) => void done.push(String(word)) }];
    const queues = [1, 2].map(() => createJobs(db, createLog('silent'), { hasPeers: true }));
    await Promise.all(queues.map((queue) => queue.start(kinds)));
    for (const [index, queue] of queues.entries()) await queue.send('say', { word: String(index) });
    await expect.poll(() => done.toSorted(), { timeout: 20_000 }).toEqual(['0', '1']);
    await Promise.all(queues.map((queue) => queue.stop()));
    const { rows } = await sql`select from pg_locks where locktype = 'advisory'`.execute(db);
    expect(rows).toHaveLength(0);
  });
});
