import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { isStorageKey } from '../../server/kit/storage/storage.ts';
import { BadBackup, checkHash, decrypt } from './seal.ts';
import type { Manifest } from './write-backup.ts';

const expand = promisify(gunzip);

export interface BackupReader {
  onRows: (table: string, rows: string[]) => Promise<void>;
  onFile: (key: string, content: Readable) => Promise<void>;
}

async function openPlain(file: string, passphrase: string | undefined): Promise<Readable> {
  const handle = await open(file);
  const { buffer: start, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
  await handle.close();
  return decrypt(createReadStream(file), start.subarray(0, bytesRead), passphrase);
}

/** Reads the whole file and checks every byte, before anything is written; returns what it says of itself. */
export async function checkBackup(
  file: string,
  passphrase: string | undefined,
): Promise<{ manifest: Manifest; secretKey: string }> {
  const heads = new Map<string, Buffer>();
  const plain = await openPlain(file, passphrase);
  try {
    const tar = extract();
    const copied = pipeline(plain, checkHash(), tar as unknown as Writable);
    copied.catch(() => {});
    for await (const entry of tar) {
      if (['manifest.json', 'secret-key'].includes(entry.header.name))
        heads.set(entry.header.name, await buffer(entry));
      else entry.resume();
    }
    await copied;
  } catch (error) {
    if (error instanceof BadBackup) throw error;
    throw new BadBackup('The file is damaged, or no backup of Tandem.');
  }
  const manifest = JSON.parse(String(heads.get('manifest.json') ?? 'null')) as Manifest | null;
  if (manifest?.format !== 1) throw new BadBackup('The file is no backup that this version can read.');
  return { manifest, secretKey: String(heads.get('secret-key') ?? '') };
}

/** Reads a checked backup. */
export async function readBackup(
  file: string,
  passphrase: string | undefined,
  { onRows, onFile }: BackupReader,
): Promise<void> {
  const tar = extract();
  const copied = pipeline(await openPlain(file, passphrase), tar as unknown as Writable);
  copied.catch(() => {});
  for await (const entry of tar) {
    const { name } = entry.header;
    const [, table] = /^tables\/([\w.]+)\/\d+\.jsonl\.gz$/.exec(name) ?? [];
    const [, key] = /^files\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/.exec(name) ?? [];
    if (table) await onRows(table, String(await expand(await buffer(entry))).split('\n'));
    // Older backups hold drafts of files, which nothing refers to.
    else if (key && isStorageKey(key)) await onFile(key, entry as unknown as Readable);
    else entry.resume();
  }
  await copied;
}
