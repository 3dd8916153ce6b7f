import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../database/connection.ts';
import { socketFile } from '../../../database/pglite/socket-path.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { findFreePort } from '../../../tests/processes.ts';
import { startSlowMail } from '../../../tests/slow-mail.ts';

const running: TestApp[] = [];
afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
});

async function start(settings: Record<string, string> = {}): Promise<{ app: TestApp; database: OpenDatabase }> {
  const database = await openTestDatabase('pglite');
  const app = await startTestApp(database, { SEARCH_INDEX: '0', LOG_LEVEL: 'silent', ...settings });
  running.push(app);
  return { app, database };
}

/** Answers of a probe are kept for a second, so it is asked until it says this. */
const expectReadiness = (app: TestApp) => expect.poll(() => app.api('GET /health/ready'), { interval: 200 });

describe('GET /health/ready', () => {
  it('answers 200 with each check while everything works', async () => {
    const mail = await startSlowMail(0);
    const { app } = await start({ SMTP_URL: mail.url });
    expect(await app.api('GET /health/ready')).toMatchObject({
      status: 200,
      body: {
        data: {
          status: 'ready',
          degraded: [],
          checks: { read: 'ok', write: 'ok', files: 'ok', mail: 'ok', pictures: 'ok' },
        },
      },
    });
    mail.close();
  });

  it('answers 503 while the database takes no writes, and 200 afterwards', async () => {
    const { app, database } = await start();
    await sql`set default_transaction_read_only = on`.execute(database.db);
    await expectReadiness(app).toMatchObject({
      status: 503,
      body: {
        code: 'UNAVAILABLE',
        reason: 'Can’t write to the database right now.',
        checks: { read: 'ok', write: 'failed', files: 'ok' },
      },
    });
    await sql`set default_transaction_read_only = off`.execute(database.db);
    await expectReadiness(app).toMatchObject({ status: 200 });
  });

  it('answers 503 while files cannot be written', async () => {
    const { app } = await start();
    const folder = join(app.context.config.dataDir, 'files');
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(folder, 'in the way');
    await expectReadiness(app).toMatchObject({
      status: 503,
      body: { reason: 'Can’t write files right now.', checks: { write: 'ok', files: 'failed' } },
    });
    rmSync(folder);
    await expectReadiness(app).toMatchObject({ status: 200 });
  });

  it('answers 200 with what is degraded while mail is down and the index is not warm', async () => {
    const { app } = await start({ SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`, SEARCH_INDEX: '1' });
    expect(await app.api('GET /health/ready')).toMatchObject({
      status: 200,
      body: { data: { degraded: ['mail', 'search'], checks: { read: 'ok', mail: 'failed', search: 'failed' } } },
    });
  });

  it('answers 503 in time while a foreign client holds the embedded database, and 200 when it has gone', async () => {
    const { app, database } = await start();
    const { target } = database;
    if (!('socketDir' in target)) throw new Error('The embedded database has a socket');
    const client = connect(socketFile(target.socketDir));
    const startup = Buffer.from('\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1');
    client.write(Buffer.concat([lengthOf(startup), startup]));
    await once(client, 'data');
    const parse = Buffer.from('\0select 1\0\0\0', 'latin1');
    client.write(Buffer.concat([Buffer.from('P'), lengthOf(parse), parse]));
    await once(client, 'data');
    const began = performance.now();
    await expectReadiness(app).toMatchObject({ status: 503, body: { checks: { read: 'failed', write: 'failed' } } });
    expect(performance.now() - began).toBeLessThan(10_000);
    client.destroy();
    await expectReadiness(app).toMatchObject({ status: 200 });
  });
});

function lengthOf(body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return length;
}
