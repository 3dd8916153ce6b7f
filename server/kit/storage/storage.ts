import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';

/** Stores files by key (`profile/ab12/256.webp`), independent of their location. */
export interface Storage {
  /** Keys below `private/` are served by signed links only. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null for an unknown key. */
  get(key: string): Promise<Buffer | null>;
  /** A file to read in parts, or null for an unknown key. */
  open(key: string): Promise<OpenFile | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Everything below a folder, including temporary files. */
  list(folder: string): AsyncIterable<{ key: string; changedAt: Date }>;
  /** URL of a public file. */
  publicUrl(key: string): string;
  /** URL of a private file, valid for five minutes; that of a video for hours, and the same for an hour. */
  signedUrl(key: string): string;
  /** Folder of files that are written piece by piece, which only uploads do. */
  folderOf(folder: string): string;
  /** Whether `signature` is valid for `key` now. */
  isSignatureGood(key: string, expires: number, signature: string): boolean;
}

interface OpenFile {
  size: number;
  /** Fewer bytes at the end of the file. */
  read(at: number, length: number): Promise<Buffer>;
  /** Both positions included; closes the file at its end. */
  stream(start: number, end: number): Readable;
  close(): Promise<void>;
}

const keyPattern = /^(?:[a-z0-9][a-z0-9._-]{0,80}\/){1,4}[a-z0-9][a-z0-9._-]{0,80}$/i;
const signedSeconds = 300;
/** A video is read in parts while it plays. */
const videoSeconds = 4 * 3_600;
const isVideo = (key: string) => /\.(?:mp4|webm|mov)$/.test(key);

/** The file does not exist: no entry, a path below a file, or a folder. */
function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** Files in a folder on disk, written atomically. */
export function createDiskStorage(options: { folder: string; secretKey: string; now: () => Date }): Storage {
  const fileOf = (key: string) => {
    if (!keyPattern.test(key) || key.includes('..')) throw new Error(`Not a storage key: ${key}`);
    return join(options.folder, key);
  };
  const sign = (key: string, expires: number) =>
    createHmac('sha256', options.secretKey).update(`file:${key}:${expires}`).digest('base64url');
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, bytes);
      await rename(draft, file);
    },
    async get(key) {
      if (!keyPattern.test(key) || key.includes('..')) return null;
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async open(key) {
      if (!keyPattern.test(key) || key.includes('..')) return null;
      const file = await open(fileOf(key)).catch((error) => {
        if (isMissing(error)) return null;
        throw error;
      });
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
    folderOf: (folder) => join(options.folder, folder),
    signedUrl(key) {
      const now = Math.floor(options.now().getTime() / 1000);
      // The player starts again when the address of its video changes.
      const expires = isVideo(key) ? Math.ceil(now / 3_600) * 3_600 + videoSeconds : now + signedSeconds;
      return `/private-files/${key}?expires=${expires}&signature=${sign(key, expires)}`;
    },
    isSignatureGood(key, expires, signature) {
      if (!(expires * 1000 > options.now().getTime())) return false;
      const good = Buffer.from(sign(key, expires));
      const given = Buffer.from(signature);
      return good.length === given.length && timingSafeEqual(good, given);
    },
  };
}
