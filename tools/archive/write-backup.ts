import { open, rename, rm } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { type Contents, openSnapshot, type Snapshot } from '../../database/archive/snapshot.ts';
import type { Database } from '../../database/connection.ts';
import { growingFolder, type Storage } from '../../server/kit/storage/storage.ts';
import { type FrozenFiles, freezeDisk, listBucket } from './backup-files.ts';
import { readExactly } from './read-exactly.ts';
import { addHash, encrypt } from './seal.ts';

export interface Manifest extends Contents {
  format: 1;
  madeAt: string;
  files: number;
}

interface BackupOptions {
  db: Database;
  dataDir: string;
  /** Bucket of the files, where they are not in the data folder. */
  bucket?: Storage | undefined;
  secretKey: string;
  /** Must not exist yet. */
  file: string;
  passphrase: string | undefined;
}

const compress = promisify(gzip);
/** Text of one entry of a table. */
const chunkCharacters = 4_000_000;

interface Written extends Manifest {
  /** Files that were removed from the bucket before their turn, and so are left out. */
  removed: number;
}

/** Writes a backup beside a running server; the file appears when it is complete. */
export async function writeBackup(options: BackupOptions): Promise<Written> {
  const { db, dataDir, bucket, secretKey, file, passphrase } = options;
  const draft = `${file}.partial`;
  const target = await open(draft, 'wx', 0o600);
  let snapshot: Snapshot | undefined;
  let frozen: FrozenFiles | undefined;
  try {
    snapshot = await openSnapshot(db);
    const whole = new Set(await snapshot.wholeFilesIn(growingFolder));
    frozen = bucket ? await listBucket(bucket, whole) : freezeDisk(dataDir, whole);
    const madeAt = new Date().toISOString();
    const manifest: Manifest = { format: 1, madeAt, files: frozen.keys.length, ...snapshot.contents };
    const tar = pack();
    const hashed = addHash();
    const sealed = passphrase ? await encrypt(hashed, passphrase) : hashed;
    const [removed] = await Promise.all([
      fill(tar, { manifest, secretKey, snapshot, frozen }).catch((error) => {
        tar.destroy(error);
        throw error;
      }),
      pipeline(tar as unknown as Readable, hashed),
      pipeline(sealed, target.createWriteStream()),
    ]);
    await rename(draft, file);
    return { ...manifest, removed };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await snapshot?.close();
    frozen?.release();
  }
}

interface Parts {
  manifest: Manifest;
  secretKey: string;
  snapshot: Snapshot;
  frozen: FrozenFiles;
}

/** Returns the number of files that were gone. */
async function fill(tar: Pack, { manifest, secretKey, snapshot, frozen }: Parts): Promise<number> {
  await addEntry(tar, 'manifest.json', Buffer.from(JSON.stringify(manifest)));
  await addEntry(tar, 'secret-key', Buffer.from(secretKey));
  for (const table of manifest.tables) {
    let part = 0;
    const flush = async (rows: string[]) => {
      part += 1;
      const name = `tables/${table.name.replaceAll('"', '')}/${String(part).padStart(6, '0')}.jsonl.gz`;
      await addEntry(tar, name, await compress(rows.join('\n')));
    };
    let waiting: string[] = [];
    let size = 0;
    for await (const rows of snapshot.rows(table)) {
      waiting.push(...rows);
      size += rows.reduce((sum, row) => sum + row.length, 0);
      if (size < chunkCharacters) continue;
      await flush(waiting);
      [waiting, size] = [[], 0];
    }
    if (waiting.length > 0) await flush(waiting);
  }
  // Others wait for the snapshot of the embedded database, and the files are frozen.
  await snapshot.close();
  let removed = 0;
  for (const key of frozen.keys) {
    const file = await frozen.open(key);
    if (file) await addFile(tar, `files/${key}`, file);
    else removed += 1;
  }
  tar.finalize();
  return removed;
}

function addEntry(tar: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });
}

async function addFile(tar: Pack, name: string, { size, content }: { size: number; content: Readable }): Promise<void> {
  if (size === 0) {
    content.destroy();
    return addEntry(tar, name, Buffer.alloc(0));
  }
  const entry = tar.entry({ name, size, mode: 0o600 });
  await pipeline(readExactly(content, size), entry as unknown as Writable);
}
