import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BadBackup, checkHash, decrypt } from './seal.ts';
import type { Manifest } from './write-backup.ts';

const expand = promisify(gunzip);

export interface BackupReader {
  onRows: (table: string, rows: string[]) => Promise<void>;
  /** Folder that the files are written to. */
  filesTo: string;
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

/** Reads a checked backup into the database and the folder of files. */
export async function readBackup(
  file: string,
  passphrase: string | undefined,
  { onRows, filesTo }: BackupReader,
): Promise<void> {
  const tar = extract();
  const copied = pipeline(await openPlain(file, passphrase), tar as unknown as Writable);
  copied.catch(() => {});
  for await (const entry of tar) {
    const { name } = entry.header;
    const [, table] = /^tables\/([\w.]+)\/\d+\.jsonl\.gz$/.exec(name) ?? [];
    const [, key] = /^files\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/.exec(name) ?? [];
    if (table) await onRows(table, String(await expand(await buffer(entry))).split('\n'));
    else if (key) await writeStored(join(filesTo, key), entry as unknown as Readable);
    else entry.resume();
  }
  await copied;
}

async function writeStored(path: string, content: Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(content, createWriteStream(path, { mode: 0o600 }));
}
