import { type Bucket, readWhole } from './bucket.ts';
import { FilesAway } from './files-away.ts';
import type { Growing } from './storage.ts';

/** Objects cannot grow, so these are the pieces of a file until it is whole: all full but the last. */
export const pieceBytes = 8 * 1024 * 1024;

const pieceOf = (key: string, index: number) => `${key}.piece-${String(index).padStart(5, '0')}`;
const piecePattern = /^(.+)\.piece-(\d{5})$/;

/** The file that an object is a piece of; the key itself for others. */
export const fileOfPiece = (key: string) => piecePattern.exec(key)?.[1] ?? key;

interface Found {
  /** Bytes of the finished file. */
  whole: number | null;
  /** Bytes of the pieces that follow one another from the start. */
  sizes: number[];
  /** Keys of all pieces. */
  pieces: string[];
}

async function look(bucket: Bucket, key: string): Promise<Found> {
  const found = new Map<string, number>();
  for await (const object of bucket.list(key)) if (fileOfPiece(object.key) === key) found.set(object.key, object.size);
  const whole = found.get(key) ?? null;
  found.delete(key);
  const sizes: number[] = [];
  for (let index = 0; ; index += 1) {
    const size = found.get(pieceOf(key, index));
    if (size === undefined) break;
    sizes.push(size);
    if (size < pieceBytes) break;
  }
  return { whole, sizes, pieces: [...found.keys()].toSorted() };
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

/** Removes the pieces of a file, the last first, so that what stays after an interruption is still a beginning. */
export async function removePieces(bucket: Bucket, key: string, from = 0): Promise<void> {
  const { pieces } = await look(bucket, key);
  for (const piece of pieces.toReversed()) if (piece >= pieceOf(key, from)) await bucket.remove(piece);
}

export function growInBucket(bucket: Bucket): Growing {
  return {
    async begin(key) {
      const { whole, sizes } = await look(bucket, key);
      if (whole === null && sizes.length === 0) await bucket.put(pieceOf(key, 0), Buffer.alloc(0));
    },
    async reached(key) {
      const { whole, sizes } = await look(bucket, key);
      return whole ?? (sizes.length > 0 ? sum(sizes) : null);
    },
    append: (key, at, content) => append(bucket, { key, at }, content),
    async cut(key, at) {
      const index = Math.floor(at / pieceBytes);
      await removePieces(bucket, key, index + 1);
      await bucket.put(pieceOf(key, index), await readStart(bucket, pieceOf(key, index), at % pieceBytes));
    },
    finish: (key, bytes) => finish(bucket, key, bytes),
  };
}

async function readStart(bucket: Bucket, piece: string, length: number): Promise<Buffer> {
  if (length === 0) return Buffer.alloc(0);
  const start = (await readWhole(bucket, piece))?.subarray(0, length);
  if (start?.length !== length) throw new FilesAway(`${piece} has lost bytes`);
  return start;
}

async function append(
  bucket: Bucket,
  { key, at }: { key: string; at: number },
  content: AsyncIterable<Buffer>,
): Promise<void> {
  let index = Math.floor(at / pieceBytes);
  let held = [await readStart(bucket, pieceOf(key, index), at % pieceBytes)];
  let size = at % pieceBytes;
  let isNew = false;
  const store = async () => {
    const piece = Buffer.concat(held);
    [held, size, isNew] = [[], 0, false];
    await bucket.put(pieceOf(key, index), piece);
    index += 1;
  };
  try {
    for await (const chunk of content) {
      for (let rest = chunk; rest.length > 0; ) {
        const taken = rest.subarray(0, pieceBytes - size);
        held.push(taken);
        size += taken.length;
        isNew = true;
        rest = rest.subarray(taken.length);
        if (size === pieceBytes) await store();
      }
    }
  } finally {
    // Also where the connection was cut: what came stays.
    if (isNew) await store();
  }
}

async function finish(bucket: Bucket, key: string, bytes: number): Promise<void> {
  const { whole, sizes } = await look(bucket, key);
  if (whole === null) {
    if (sum(sizes) !== bytes) throw new FilesAway(`${key} has ${sum(sizes)} of ${bytes} bytes`);
    const parts = sizes.flatMap((size, index) => (size > 0 ? [pieceOf(key, index)] : []));
    await bucket.join(key, parts).catch(async (error) => {
      // Another process finished it meanwhile, and has removed the pieces.
      if ((await bucket.size(key)) !== bytes) throw error;
    });
    if ((await bucket.size(key)) !== bytes) {
      await bucket.remove(key);
      throw new FilesAway(`${key} was not joined whole`);
    }
  }
  await removePieces(bucket, key);
}
