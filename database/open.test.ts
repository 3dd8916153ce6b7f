import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { makeTestFolder } from '../tests/database.ts';
import { openDatabase } from './connection.ts';
import { DatabaseLocked, DataDirNotWritable, isConnectionError } from './errors.ts';
import { socketFile, socketFolder } from './pglite/socket-path.ts';

/** Creating a new embedded database takes seconds, so the tests share one folder. */
const slow = 120_000;

describe('the embedded database', () => {
  const dataDir = makeTestFolder('open');

  it(
    'keeps its data, refuses a second server, lets a tool join, and frees its folder',
    async () => {
      const server = await openDatabase({ dataDir });
      await sql`create table kept (x int)`.execute(server.db);
      await sql`insert into kept values (7)`.execute(server.db);

      const socket = socketFile(socketFolder(join(dataDir, 'db')));
      expect(statSync(socket).mode & 0o777).toBe(0o600);
      await expect(openDatabase({ dataDir })).rejects.toThrow(DatabaseLocked);

      const tool = await openDatabase({ dataDir, joinRunning: true });
      expect((await sql`select x from kept`.execute(tool.db)).rows).toEqual([{ x: 7 }]);
      await tool.close();
      await sql`select 1`.execute(server.db);
      await server.close();
      expect(existsSync(join(dataDir, 'db.pid'))).toBe(false);

      const again = await openDatabase({ dataDir, joinRunning: true });
      expect((await sql`select x from kept`.execute(again.db)).rows).toEqual([{ x: 7 }]);
      await again.close();
    },
    slow,
  );

  it('continues when a client dies inside a transaction or a statement', async () => {
    const server = await openDatabase({ dataDir });
    const connectClient = async () => {
      const client = new pg.Client({ host: socketFolder(join(dataDir, 'db')), user: 'postgres', database: 'postgres' });
      client.on('error', () => {});
      await client.connect();
      return client;
    };
    const inTransaction = await connectClient();
    await inTransaction.query('begin');
    await inTransaction.query('insert into kept values (8)');
    inTransaction.connection.stream.destroy();
    expect((await sql`select x from kept`.execute(server.db)).rows).toEqual([{ x: 7 }]);

    const { connection } = await connectClient();
    connection.parse({ name: '', text: 'select 1', types: [] }, true);
    connection.flush();
    await once(connection, 'parseComplete');
    connection.stream.destroy();
    expect((await sql`select x from kept`.execute(server.db)).rows).toEqual([{ x: 7 }]);
    await server.close();
  });

  it(
    'takes over the lock of a process that has ended',
    async () => {
      writeFileSync(join(dataDir, 'db.pid'), '4194304 1\n');
      const opened = await openDatabase({ dataDir });
      await opened.close();
    },
    slow,
  );

  it.skipIf(!existsSync('/proc/self/stat'))(
    'takes over the lock of a zombie process',
    async () => {
      // The child lives until its input closes, which happens once its parent has become a program that never waits for
      // it.
      const parent = spawn('sh', ['-c', 'cat <&3 >/dev/null 3<&- & echo $!; exec 3<&-; exec sleep 30'], {
        stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
      });
      const [output] = (await once(parent.stdout as Readable, 'data')) as [Buffer];
      const pid = Number(output.toString());
      const fields = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
      (parent.stdio[3] as Writable).end();
      await expect.poll(() => fields()[0]).toBe('Z');
      writeFileSync(join(dataDir, 'db.pid'), `${pid} ${fields()[19]}\n`);
      const opened = await openDatabase({ dataDir });
      await opened.close();
      parent.kill();
    },
    slow,
  );

  it(
    'takes over the lock of a process whose pid was reused',
    async () => {
      writeFileSync(join(dataDir, 'db.pid'), `${process.pid} 1\n`);
      const opened = await openDatabase({ dataDir });
      await opened.close();
    },
    slow,
  );

  it.skipIf(process.getuid?.() === 0)('reports a folder that is not writable', async () => {
    const folder = makeTestFolder('read-only');
    chmodSync(folder, 0o500);
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(DataDirNotWritable);
  });

  it('reports a folder that cannot be created', async () => {
    const file = join(makeTestFolder('file'), 'plain');
    writeFileSync(file, '');
    await expect(openDatabase({ dataDir: join(file, 'data') })).rejects.toThrow(DataDirNotWritable);
  });
});

describe('PostgreSQL', () => {
  it('is reported when unreachable', async () => {
    const { db, close } = await openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: '' });
    const error = await sql`select 1`.execute(db).catch((reason: unknown) => reason);
    expect(isConnectionError(error)).toBe(true);
    await close();
  });
});
