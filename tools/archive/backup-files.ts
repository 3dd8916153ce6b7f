/** The files of an installation as a backup takes them: as they are at one moment, while the product runs. */
import { createReadStream, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { growingFolder, isStorageKey, openWhole, type Storage } from '../../server/kit/storage/storage.ts';

export interface FrozenFiles {
  keys: string[];
  /** Null where it was removed meanwhile. */
  open(key: string): Promise<{ size: number; content: Readable } | null>;
  release(): void;
}

/** Drafts of files are left out, and of files that grow only whole ones are taken; others begin anew after a restore. */
const isKept = (key: string, wholeUploads: ReadonlySet<string>) =>
  isStorageKey(key) && (!key.startsWith(`${growingFolder}/`) || wholeUploads.has(key));

/** Links the files into a folder of their own, where they stay as they are: files are replaced whole, those that grow excepted. */
export function freezeDisk(dataDir: string, wholeUploads: ReadonlySet<string>): FrozenFiles {
  const source = join(dataDir, 'files');
  if (!existsSync(source)) return { keys: [], open: async () => null, release: () => {} };
  const folder = mkdtempSync(join(dataDir, 'backup-'));
  const release = () => rmSync(folder, { recursive: true, force: true });
  const open = async (key: string) => {
    const path = join(folder, key);
    return { size: (await stat(path)).size, content: createReadStream(path) };
  };
  try {
    const found = readdirSync(source, { recursive: true, withFileTypes: true });
    const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const keys = paths
      .map((path) => relative(source, path).split(sep).join('/'))
      .filter((key) => isKept(key, wholeUploads))
      .filter((key) => {
        mkdirSync(dirname(join(folder, key)), { recursive: true });
        return linkUnlessGone(join(source, key), join(folder, key));
      });
    return { keys, open, release };
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

/** Lists what is in the bucket. Objects are replaced whole too, but nothing holds one that is removed before its turn. */
export async function listBucket(storage: Storage, wholeUploads: ReadonlySet<string>): Promise<FrozenFiles> {
  const keys: string[] = [];
  for await (const { key } of storage.list('')) if (isKept(key, wholeUploads)) keys.push(key);
  return {
    keys,
    open: (key) => openWhole(storage, key),
    release: () => {},
  };
}
