import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Bucket, type BucketSettings, openBucket, readWhole } from './bucket.ts';
import { fileOfPiece, growInBucket, removePieces } from './bucket-pieces.ts';
import { signLinks } from './signed-links.ts';
import {
  demandStorageKey,
  growingFolder,
  isStorageKey,
  type ListedFile,
  type OpenFile,
  type Storage,
} from './storage.ts';

/** Bytes that are asked for at once where a few are read. */
const windowBytes = 64 * 1024;
const keptWindows = 8;

/** Files in an S3 bucket. Private ones are served by the product, as from the disk, with its headers and its checks. */
export function createBucketStorage(options: {
  settings: BucketSettings;
  secretKey: string;
  now: () => Date;
}): Storage {
  const bucket = openBucket(options.settings);
  const { publicUrl } = options.settings;
  return {
    put: async (key, bytes) => bucket.put(demandStorageKey(key), bytes),
    write: async (key, content) => bucket.write(demandStorageKey(key), content),
    get: async (key) => (isStorageKey(key) ? readWhole(bucket, key) : null),
    open: async (key) => (isStorageKey(key) ? openObject(bucket, key) : null),
    has: async (key) => (await bucket.size(demandStorageKey(key))) !== null,
    list: (folder) => listFiles(bucket, folder),
    async remove(key) {
      await bucket.remove(demandStorageKey(key));
      if (key.startsWith(`${growingFolder}/`)) await removePieces(bucket, key);
    },
    publicUrl: (key) => (publicUrl ? `${publicUrl}/${key}` : `/files/${key}`),
    ...signLinks(options),
    growing: growInBucket(bucket),
  };
}

/** Pieces of a growing file stand beside one another, and are listed as that one file. */
async function* listFiles(bucket: Bucket, folder: string): AsyncIterable<ListedFile> {
  let last: ListedFile | undefined;
  for await (const object of bucket.list(folder)) {
    const key = fileOfPiece(object.key);
    if (last?.key === key) {
      if (object.changedAt > last.changedAt) last.changedAt = object.changedAt;
      continue;
    }
    if (last) yield last;
    last = { key, changedAt: object.changedAt };
  }
  if (last) yield last;
}

async function openObject(bucket: Bucket, key: string): Promise<OpenFile | null> {
  const size = await bucket.size(key);
  if (size === null) return null;
  return {
    size,
    read: readInWindows(bucket, { key, size }),
    stream: (start, end) => streamPart(bucket, key, { start, end }),
    close: async () => {},
  };
}

/** Headers are read a few bytes at a time, often beside one another: each window is one request. */
function readInWindows(bucket: Bucket, { key, size }: { key: string; size: number }): OpenFile['read'] {
  const windows = new Map<number, Buffer>();
  const windowAt = async (start: number) => {
    const kept = windows.get(start);
    if (kept) return kept;
    const content = await bucket.read(key, { start, end: Math.min(start + windowBytes, size) - 1 });
    const bytes = content ? await buffer(content) : Buffer.alloc(0);
    if (windows.size >= keptWindows) windows.delete(windows.keys().next().value ?? start);
    windows.set(start, bytes);
    return bytes;
  };
  return async (at, length) => {
    const end = Math.min(at + length, size);
    const parts: Buffer[] = [];
    for (let start = at - (at % windowBytes); start < end; start += windowBytes) {
      const bytes = await windowAt(start);
      parts.push(bytes.subarray(Math.max(0, at - start), end - start));
    }
    return Buffer.concat(parts);
  };
}

function streamPart(bucket: Bucket, key: string, part: { start: number; end: number }): Readable {
  const output = new PassThrough();
  bucket.read(key, part).then(
    (content) => {
      if (!content) return output.destroy(new Error(`${key} was removed while it was sent`));
      content.once('error', (error) => output.destroy(error));
      output.once('close', () => content.destroy());
      return content.pipe(output);
    },
    (error) => output.destroy(error),
  );
  return output;
}
