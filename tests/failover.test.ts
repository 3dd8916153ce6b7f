/** A primary that dies under writes while its replica takes over, as an operator or Patroni would do it. PostgreSQL only. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { startTestApp, type TestApp } from './app.ts';
import { makeTestFolder, testDatabases } from './database.ts';
import { type Relay, startRelay } from './relay.ts';
import { type Service, startPostgres, startReplica } from './services.ts';

const portOf = ({ url }: Service) => Number(new URL(url).port);

describe.runIf(testDatabases.includes('postgres'))('a failover to the synchronous replica', () => {
  let primary: Service;
  let replica: Service;
  /** The address that the product knows. */
  let relay: Relay;
  let app: TestApp;

  beforeAll(async () => {
    primary = await startPostgres({ durable: true });
    replica = await startReplica(primary.url);
    relay = await startRelay(portOf(primary));
    const databaseUrl = Object.assign(new URL(primary.url), { port: String(relay.port) }).href;
    const database = await openDatabase({ databaseUrl, dataDir: makeTestFolder('failover') });
    await migrate(database.db);
    app = await startTestApp(database, { LOG_LEVEL: 'fatal' });
    await run(primary, "alter system set synchronous_standby_names = 'replica'");
    await run(primary, 'select pg_reload_conf()');
  }, 120_000);
  afterAll(async () => {
    await app?.close();
    await relay?.stop();
    await replica?.stop();
    await primary?.stop();
  });

  async function run({ url }: Service, text: string) {
    const client = new pg.Client(url).on('error', () => {});
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  }

  it('loses nothing that was acknowledged, and the same process goes on', async () => {
    await expect
      .poll(() => run(primary, 'select sync_state from pg_stat_replication'))
      .toEqual([{ sync_state: 'sync' }]);
    const acknowledged: string[] = [];
    let refused = 0;
    let isOver = false;
    const body = { name: 'Meera', email: 'meera@example.in', message: 'A question about campaigns.' };
    async function write() {
      while (!isOver) {
        const reply = await app.api('POST /contact-us', { body });
        if (reply.status === 200) acknowledged.push((reply.body.data as { id: string }).id);
        else refused += 1;
      }
    }
    const writing = [1, 2, 3, 4].map(write);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(40);
    await primary.kill();
    const before = acknowledged.length;
    await run(replica, 'select pg_promote()');
    await run(replica, 'alter system reset synchronous_standby_names');
    relay.aim(portOf(replica));
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 40);
    isOver = true;
    await Promise.all(writing);
    const kept = new Set((await run(replica, 'select id::text from contact_message')).map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  }, 90_000);
});
