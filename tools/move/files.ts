/** npm run move -- --files: copies the files of the data folder into the bucket, each read back and compared. */
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../database/connection.ts';
import { selectUnfinishedKeys } from '../../server/accounts/uploads/uploads.queries.ts';
import { isStorageKey, openWhole, type Storage } from '../../server/kit/storage/storage.ts';

interface Moved {
  files: number;
  /** Of these, files that an earlier run had copied. */
  already: number;
  bytes: number;
}

interface Places {
  db: Database;
  disk: Storage;
  bucket: Storage;
}

const atOnce = 4;

interface Digest {
  sha256: string;
  bytes: number;
}

/** SHA-256 of the stored file; null where there is none. */
async function digestOf(storage: Storage, key: string): Promise<Digest | null> {
  const file = await openWhole(storage, key);
  if (!file) return null;
  const hash = createHash('sha256');
  await pipeline(file.content, hash);
  return { sha256: hash.digest('hex'), bytes: file.size };
}

const isSame = (a: Digest | null, b: Digest | null) => a?.sha256 === b?.sha256 && a?.bytes === b?.bytes;

/** Files that were removed while they were copied are left out. @throws when one differs after it was copied */
export async function moveFiles({ db, disk, bucket }: Places): Promise<Moved> {
  const unfinished = new Set(await selectUnfinishedKeys(db));
  const there = await keysOf(bucket);
  const moved: Moved = { files: 0, already: 0, bytes: 0 };
  const move = async (key: string) => {
    if (unfinished.has(key)) return moveGrowing({ disk, bucket }, key);
    const own = await digestOf(disk, key);
    if (!own) return;
    const isThere = there.has(key) && isSame(await digestOf(bucket, key), own);
    if (!isThere) await copy({ disk, bucket }, key);
    if (!isThere && !isSame(await digestOf(bucket, key), own))
      throw new Error(`${key} differs in the bucket. Run it again.`);
    moved.files += 1;
    moved.already += Number(isThere);
    moved.bytes += own.bytes;
  };
  await inTurns(disk.list(''), move);
  return moved;
}

async function copy({ disk, bucket }: Omit<Places, 'db'>, key: string): Promise<void> {
  const file = await openWhole(disk, key);
  if (file) await bucket.write(key, file.content);
}

/** An upload goes on in the bucket where it was. */
async function moveGrowing({ disk, bucket }: Omit<Places, 'db'>, key: string): Promise<void> {
  const file = await disk.open(key);
  if (!file) return;
  await bucket.growing.begin(key);
  const reached = (await bucket.growing.reached(key)) ?? 0;
  if (file.size > reached) await bucket.growing.append(key, reached, file.stream(reached, file.size - 1));
  else await file.close();
}

/** Takes the next file as soon as one is done. */
async function inTurns(files: ReturnType<Storage['list']>, move: (key: string) => Promise<void>): Promise<void> {
  const source = files[Symbol.asyncIterator]();
  const work = async () => {
    for (let next = await source.next(); !next.done; next = await source.next()) {
      const { key } = next.value;
      // Drafts of files stay behind: nothing refers to them.
      if (isStorageKey(key) && !isDraft(key)) await move(key);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const isDraft = (key: string) => /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key);

async function keysOf(storage: Storage): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { key } of storage.list('')) keys.add(key);
  return keys;
}

/** Files of the disk that the bucket lacks. */
export async function countMissing({ disk, bucket }: Omit<Places, 'db'>): Promise<number> {
  const there = await keysOf(bucket);
  let missing = 0;
  for await (const { key } of disk.list('')) if (isStorageKey(key) && !isDraft(key) && !there.has(key)) missing += 1;
  return missing;
}
