import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeTestFolder, usualDatabase } from '../../tests/database.ts';
import { openDatabase } from '../connection.ts';

const megabyte = 1024 * 1024;

// The step for PostgreSQL need not run it again.
it.runIf(usualDatabase === 'pglite')(
  'the log of the embedded database stays small however much is written',
  async () => {
    const dataDir = join(makeTestFolder('checkpoints'), 'data');
    const { db, close } = await openDatabase({ dataDir });
    const folder = join(dataDir, 'db/pg_wal');
    const logBytes = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    await sql`create table heap (id int, words text)`.execute(db);
    const write = () =>
      sql`insert into heap select n, (select string_agg(md5((n * i)::text), '') from generate_series(1, 100) i)
      from generate_series(1, 5000) n`.execute(db);
    for (let round = 0; round < 40; round += 1) await write();
    const { rows } = await sql<{
      written: string;
    }>`select (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as written`.execute(db);
    expect(Number(rows[0]?.written)).toBeGreaterThan(400 * megabyte);
    await expect.poll(logBytes, { timeout: 20_000 }).toBeLessThan(300 * megabyte);
    await close();
  },
  300_000,
);
