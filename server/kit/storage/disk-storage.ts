import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FilesAway } from './files-away.ts';
import { signLinks } from './signed-links.ts';
import { demandStorageKey, type Growing, isStorageKey, type OpenFile, type Storage } from './storage.ts';

/** The file does not exist: no entry, a path below a file, or a folder. */
function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Turns errors of the disk into a refusal that names the disk as the cause. */
async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isFull(error) ? new FilesAway((error as Error).message) : error;
  }
}

/** Files in a folder on disk, written atomically. */
export function createDiskStorage(options: { folder: string; secretKey: string; now: () => Date }): Storage {
  const fileOf = (key: string) => join(options.folder, demandStorageKey(key));
  /** Writes a draft beside the file and then takes its place. */
  const replace = (key: string, write: (draft: string) => Promise<void>) =>
    onDisk(async () => {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      const draft = `${file}.${randomUUID()}`;
      try {
        await write(draft);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {});
        throw error;
      }
    });
  return {
    put: (key, bytes) => replace(key, (draft) => writeFile(draft, bytes)),
    write: (key, content) => replace(key, (draft) => pipeline(content, createWriteStream(draft, { mode: 0o600 }))),
    async get(key) {
      return isStorageKey(key) ? unlessMissing(readFile(fileOf(key))) : null;
    },
    async open(key) {
      return isStorageKey(key) ? openFile(fileOf(key)) : null;
    },
    async has(key) {
      return stat(fileOf(key)).then(
        (found) => found.isFile(),
        () => false,
      );
    },
    async *list(folder) {
      const files = await opendir(join(options.folder, folder), { recursive: true }).catch(() => null);
      if (!files) return;
      for await (const each of files) {
        if (!each.isFile()) continue;
        const file = join(each.parentPath, each.name);
        const found = await stat(file).catch(() => null);
        if (found) yield { key: relative(options.folder, file).split(sep).join('/'), changedAt: found.mtime };
      }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
    publicUrl: (key) => `/files/${key}`,
    ...signLinks(options),
    growing: growOnDisk(fileOf),
  };
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

async function openFile(path: string): Promise<OpenFile | null> {
  const file = await unlessMissing(open(path));
  const found = await file?.stat();
  if (!file || !found?.isFile()) {
    await file?.close();
    return null;
  }
  return {
    size: found.size,
    async read(at, length) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    },
    stream: (start, end) => file.createReadStream({ start, end }),
    close: () => file.close(),
  };
}

/** Written where they stay, so that nothing is moved at the end. */
function growOnDisk(fileOf: (key: string) => string): Growing {
  return {
    begin: (key) =>
      onDisk(async () => {
        await mkdir(dirname(fileOf(key)), { recursive: true });
        await writeFile(fileOf(key), '', { flag: 'a' });
      }),
    async reached(key) {
      return (await unlessMissing(stat(fileOf(key))))?.size ?? null;
    },
    append: (key, at, content) => onDisk(() => writeFrom(fileOf(key), at, content)),
    cut: (key, at) => onDisk(() => truncate(fileOf(key), at)),
    finish: async () => {},
  };
}

/** Without a stream to the file: one that fails would end its source with its own error, before it is said what failed. */
async function writeFrom(path: string, start: number, content: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'r+');
  try {
    let at = start;
    for await (const chunk of content) {
      for (let rest = chunk; rest.length > 0; ) {
        const { bytesWritten } = await file.write(rest, 0, rest.length, at);
        at += bytesWritten;
        rest = rest.subarray(bytesWritten);
      }
    }
  } finally {
    await file.close();
  }
}
