/** A backup beside uploads that go on. */
import { createReadStream, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/connection.ts';
import { createDiskStorage } from '../server/kit/storage/disk-storage.ts';
import { readBackup } from '../tools/archive/read-backup.ts';
import { readExactly } from '../tools/archive/read-exactly.ts';
import { writeBackup } from '../tools/archive/write-backup.ts';
import { makeTestFolder, openTestDatabase } from './database.ts';
import { makeAccount } from './makers/account.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('leaves unfinished uploads out, and restores the other files byte by byte', async () => {
  const { db } = database;
  const { id: owner_id } = await makeAccount(db);
  const dataDir = makeTestFolder('backup-uploads');
  const folder = join(dataDir, 'files/private/upload');
  mkdirSync(folder, { recursive: true });
  const video = { purpose: 'content', content_type: 'video/mp4', bytes: 100_000 } as const;
  const upload = async (id: string, finished_at: Date | null) => {
    const key = `private/upload/${id}.mp4`;
    const file = await db
      .insertInto('stored_file')
      .values({ ...video, owner_id, key, is_private: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const facts = finished_at && { finished_at, width: 1, height: 1, codec: 'avc1' };
    const expires_at = new Date(Date.now() + 60_000);
    await db
      .insertInto('upload')
      .values({ ...video, id, owner_id, file_id: file.id, filename: 'v.mp4', expires_at, ...facts })
      .execute();
    writeFileSync(join(dataDir, 'files', key), Buffer.alloc(100_000, id));
  };
  await upload('a'.repeat(32), new Date());
  await upload('b'.repeat(32), null);
  writeFileSync(join(folder, `${'c'.repeat(32)}.mp4`), 'begun after the snapshot');
  mkdirSync(join(dataDir, 'files/cover'));
  writeFileSync(join(dataDir, 'files/cover/empty.webp'), '');
  writeFileSync(join(dataDir, 'files/draft.webp'), 'of no key');
  const file = join(makeTestFolder('backup-uploads-file'), 'x.tar');
  const { files } = await writeBackup({ db, dataDir, secretKey: 'k', file, passphrase: undefined });
  expect(files).toBe(2);
  const filesTo = makeTestFolder('backup-uploads-target');
  const storage = createDiskStorage({ folder: filesTo, secretKey: 'k', now: () => new Date() });
  await readBackup(file, undefined, { onFile: storage.write, onRows: async () => {} });
  expect(readdirSync(filesTo).sort()).toEqual(['cover', 'private']);
  const [only, ...others] = readdirSync(join(filesTo, 'private/upload'));
  expect({ only, others }).toEqual({ only: `${'a'.repeat(32)}.mp4`, others: [] });
  const restored = readFileSync(join(filesTo, `private/upload/${only}`));
  expect(restored.equals(readFileSync(join(folder, `${only}`)))).toBe(true);
});

it('gives a file that was cut meanwhile the size it had', async () => {
  const path = join(makeTestFolder('backup-cut'), 'cut');
  writeFileSync(path, 'abc');
  const read = async (size: number) => String(await buffer(Readable.from(readExactly(createReadStream(path), size))));
  expect([await read(2), await read(3), await read(5)]).toEqual(['ab', 'abc', 'abc\0\0']);
  expect(await read(200_000)).toHaveLength(200_000);
});
