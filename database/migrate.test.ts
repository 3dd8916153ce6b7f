import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeTestFolder, openTestDatabase, testDatabases } from '../tests/database.ts';
import { migrate } from './migrate.ts';

/** From here on processes of the version before go on while a migration runs and after it, until they are replaced. */
const firstBeside = '0484';

/** Changes that statements of the version before may fail by. */
const breaking =
  /\bdrop (table|column)|\brename\b|\bset not null\b|\balter (column )?\w+ type\b|add column \w+ [^,;]*not null(?![^,;]*default)/i;

it('leave the version before at work, or say how', () => {
  const silent = globSync('database/migrations/*.sql')
    .filter((file) => basename(file) >= firstBeside)
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return breaking.test(text.replaceAll(/^--.*$/gm, '')) && !text.includes('-- The version before:');
    });
  expect(silent, 'a line "-- The version before: …" says why its statements go on').toEqual([]);
});

describe.each(testDatabases)('migrations on %s', (kind) => {
  it('apply in order, once, also when two servers start together', async () => {
    const { db, close } = await openTestDatabase(kind);
    const folder = makeTestFolder('migrations');
    const url = pathToFileURL(`${folder}/`);
    writeFileSync(join(folder, '9001-first.sql'), 'create table first (x int);');
    writeFileSync(join(folder, '9002-second.sql'), 'insert into first values (1); create index first_x on first (x);');
    writeFileSync(join(folder, 'notes.txt'), 'not a migration');
    const applied = await Promise.all([migrate(db, url), migrate(db, url)]);
    expect(applied.flat().sort()).toEqual(['9001-first.sql', '9002-second.sql']);
    expect(await migrate(db, url)).toEqual([]);
    expect((await sql`select * from first`.execute(db)).rows).toEqual([{ x: 1 }]);

    writeFileSync(join(folder, '9003-broken.sql'), 'create table third (x int); select 1 / 0;');
    await expect(migrate(db, url)).rejects.toMatchObject({ code: '22012' });
    await expect(sql`select * from third`.execute(db)).rejects.toMatchObject({ code: '42P01' });

    writeFileSync(join(folder, '9001-first.sql'), 'create table first (x bigint);');
    await expect(migrate(db, url)).rejects.toThrow('Migration 9001-first.sql was changed after it had been applied.');
    await close();
  }, 120_000);
});
