import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { type Contents, openSnapshot, type Snapshot } from '../../database/archive/snapshot.ts';
import type { Database } from '../../database/connection.ts';
import { uploadFolder } from '../../server/accounts/uploads/uploads.service.ts';
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
  secretKey: string;
  /** Must not exist yet. */
  file: string;
  passphrase: string | undefined;
}

const compress = promisify(gzip);
/** Text of one entry of a table. */
const chunkCharacters = 4_000_000;

/** Writes a backup beside a running server; the file appears when it is complete. */
export async function writeBackup({ db, dataDir, secretKey, file, passphrase }: BackupOptions): Promise<Manifest> {
  const draft = `${file}.partial`;
  const target = await open(draft, 'wx', 0o600);
  let snapshot: Snapshot | undefined;
  let frozen: Frozen | undefined;
  try {
    snapshot = await openSnapshot(db);
    frozen = freezeFiles(dataDir, new Set(await snapshot.wholeFilesIn(uploadFolder)));
    const madeAt = new Date().toISOString();
    const manifest: Manifest = { format: 1, madeAt, files: frozen.files.length, ...snapshot.contents };
    const tar = pack();
    const hashed = addHash();
    const sealed = passphrase ? await encrypt(hashed, passphrase) : hashed;
    await Promise.all([
      pipeline(tar as unknown as Readable, hashed),
      pipeline(sealed, target.createWriteStream()),
      fill(tar, { manifest, secretKey, snapshot, frozen }).catch((error) => {
        tar.destroy(error);
        throw error;
      }),
    ]);
    await rename(draft, file);
    return manifest;
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
  frozen: Frozen;
}

async function fill(tar: Pack, { manifest, secretKey, snapshot, frozen }: Parts): Promise<void> {
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
  for (const key of frozen.files) await addFile(tar, `files/${key}`, join(frozen.folder, key));
  tar.finalize();
}

function addEntry(tar: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });
}

async function addFile(tar: Pack, name: string, path: string): Promise<void> {
  const { size } = await stat(path);
  if (size === 0) return addEntry(tar, name, Buffer.alloc(0));
  const entry = tar.entry({ name, size, mode: 0o600 });
  await pipeline(readExactly(path, size), entry as unknown as Writable);
}

interface Frozen {
  folder: string;
  /** Paths below it. */
  files: string[];
  release(): void;
}

/**
 * Links the files into a folder of their own, where they stay as they are: files are replaced whole. Uploads alone grow in
 * place, so of those only whole ones are taken; others begin anew after a restore.
 */
function freezeFiles(dataDir: string, wholeUploads: ReadonlySet<string>): Frozen {
  const source = join(dataDir, 'files');
  if (!existsSync(source)) return { folder: source, files: [], release: () => {} };
  const folder = mkdtempSync(join(dataDir, 'backup-'));
  const release = () => rmSync(folder, { recursive: true, force: true });
  try {
    const found = readdirSync(source, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const keys = found.map((entry) => relative(source, join(entry.parentPath, entry.name)).split(sep).join('/'));
    const kept = keys.filter((key) => !key.startsWith(`${uploadFolder}/`) || wholeUploads.has(key));
    const files = kept.filter((key) => {
      mkdirSync(dirname(join(folder, key)), { recursive: true });
      return linkUnlessGone(join(source, key), join(folder, key));
    });
    return { folder, files, release };
  } catch (error) {
    release();
    throw error;
  }
}

function linkUnlessGone(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
