/** DATA_DIR is private, whatever the umask and whatever an older version left. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/connection.ts';
import { DataDirShared } from '../database/errors.ts';
import { socketFile, socketFolder } from '../database/pglite/socket-path.ts';
import { makePrivate } from '../database/private-folder.ts';
import { createDiskStorage } from '../server/kit/storage/disk-storage.ts';
import { makeTestFolder } from './database.ts';
import { startProduct } from './server.ts';

const root = makeTestFolder('private');
const umask = process.umask();
afterEach(() => void process.umask(umask));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const everything = (folder: string) => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];
const findOpen = (folder: string) => everything(folder).filter((path) => statSync(path).mode & 0o077);

function openToAll(folder: string): void {
  for (const path of everything(folder)) chmodSync(path, statSync(path).isDirectory() ? 0o777 : 0o666);
}

function write(...parts: string[]): string {
  const file = join(...parts);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'text');
  return file;
}

describe('the data folder', () => {
  it('makes the product’s files private, existing and future ones, and leaves other files alone', async () => {
    process.umask(0);
    const folder = join(root, 'old');
    for (const name of [
      'db/base/1',
      'db.pid',
      'files/profile/ab/256.webp',
      'sandbox/gateway.json',
      'secret-key',
      'search-index.snapshot',
    ])
      write(folder, name);
    const foreign = write(folder, 'notes/mine.txt');
    openToAll(folder);
    expect(makePrivate(folder)).toBe(true);
    expect(findOpen(folder)).toEqual([join(folder, 'notes'), foreign]);
    const storage = createDiskStorage({ folder: join(folder, 'files'), secretKey: 'k', now: () => new Date() });
    await storage.put('private/chat/one.pdf', Buffer.from('%PDF'));
    expect(findOpen(join(folder, 'files'))).toEqual([]);
  });

  it('refuses a shared folder; a tool using PostgreSQL needs none', async () => {
    const shared = join(root, 'shared');
    mkdirSync(shared);
    chmodSync(shared, 0o1777);
    expect(() => makePrivate(shared)).toThrow(DataDirShared);
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
    await expect(openDatabase({ databaseUrl, dataDir: shared })).rejects.toThrow(DataDirShared);
    const tool = await openDatabase({ databaseUrl, dataDir: shared, joinRunning: true });
    await tool.close();
    expect(statSync(shared).mode & 0o7777).toBe(0o1777);
  });

  it.runIf(process.getuid?.() === 0)(
    'of another user is used where it can be written, and refused in words where it cannot',
    () => {
      const module = pathToFileURL('database/private-folder.ts').href;
      // Imported as root: the product's folder may be closed to others.
      const script = `const { makePrivate } = await import('${module}');
      process.setgid(65534); process.setuid(65534);
      try { console.log(makePrivate(process.argv[1])); } catch (error) { console.log(error.message); }`;
      const askAs = (folder: string) =>
        spawnSync(process.execPath, ['--input-type=module', '-e', script, folder], { encoding: 'utf8' }).stdout.trim();
      chmodSync(root, 0o755);
      const [open, closed] = [join(root, 'open'), join(root, 'closed')];
      write(open, 'files/a');
      write(closed, 'files/a');
      openToAll(open);
      openToAll(closed);
      chmodSync(join(closed, 'files/a'), 0o644);
      expect(askAs(open)).toBe('false');
      expect(askAs(closed)).toBe(`The data folder ${closed} cannot be written.`);
    },
  );

  it('is made private at every start: embedded database, socket, secret, files of an older version', async () => {
    process.umask(0);
    const dataDir = join(root, 'product');
    const start = () => startProduct({ dataDir, env: { DEMO: '0', LOG_LEVEL: 'error' } });
    const first = await start();
    const socketDir = socketFolder(join(dataDir, 'db'));
    expect(statSync(socketDir).mode & 0o777).toBe(0o700);
    expect(statSync(socketFile(socketDir)).mode & 0o777).toBe(0o600);
    expect(findOpen(dataDir)).toEqual([]);
    expect(everything(dataDir).length).toBeGreaterThan(900);
    await first.stop();
    write(dataDir, 'files/profile/ab/256.webp');
    openToAll(dataDir);
    const second = await start();
    expect(findOpen(dataDir)).toEqual([]);
    await second.stop();
    expect(findOpen(dataDir)).toEqual([]);
  }, 400_000);
});
