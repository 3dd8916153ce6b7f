import { Readable } from 'node:stream';

/** Stores files by key (`profile/ab12/256.webp`), independent of their location. Calls throw FilesAway when that fails. */
export interface Storage {
  /** Keys below `private/` are served by signed links only. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Stores a file of any size; one that breaks off leaves nothing. */
  write(key: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** The bytes, or null for an unknown key. */
  get(key: string): Promise<Buffer | null>;
  /** A file to read in parts, or null for an unknown key. */
  open(key: string): Promise<OpenFile | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Everything below a folder (all of it for ''), including temporary files and files that are still growing. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** URL of a public file. */
  publicUrl(key: string): string;
  /** URL of a private file, valid for five minutes; that of a video for hours, and the same for an hour. */
  signedUrl(key: string): string;
  /** Whether `signature` is valid for `key` now. */
  isSignatureGood(key: string, expires: number, signature: string): boolean;
  growing: Growing;
}

export interface ListedFile {
  key: string;
  changedAt: Date;
}

export interface OpenFile {
  size: number;
  /** Fewer bytes at the end of the file. */
  read(at: number, length: number): Promise<Buffer>;
  /** Both positions included; closes the file at its end. */
  stream(start: number, end: number): Readable;
  close(): Promise<void>;
}

/** Files that are written piece by piece, by one writer at a time. */
export interface Growing {
  /** Makes it, empty, unless it is there. */
  begin(key: string): Promise<void>;
  /** Bytes that are there; null where it was not begun. */
  reached(key: string): Promise<number | null>;
  /** Writes from `at`, which must have been reached; what came before an error stays. */
  append(key: string, at: number, content: AsyncIterable<Buffer>): Promise<void>;
  /** Cuts off what is behind `at`. */
  cut(key: string, at: number): Promise<void>;
  /** Makes one of `bytes` bytes readable under its key; repeated, it does nothing. */
  finish(key: string, bytes: number): Promise<void>;
}

/** Folder of files that grow. */
export const growingFolder = 'private/upload';

const keyPattern = /^(?:[a-z0-9][a-z0-9._-]{0,80}\/){1,4}[a-z0-9][a-z0-9._-]{0,80}$/i;

export const isStorageKey = (key: string) => keyPattern.test(key) && !key.includes('..');

export function demandStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
}

/** A file to be read once as a whole, which its reader has to do or destroy; null for an unknown key. */
export async function openWhole(storage: Storage, key: string): Promise<{ size: number; content: Readable } | null> {
  const file = await storage.open(key);
  if (!file) return null;
  const { size } = file;
  if (size > 0) return { size, content: file.stream(0, size - 1) };
  await file.close();
  return { size, content: Readable.from([]) };
}
