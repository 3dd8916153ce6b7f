import { createHash } from 'node:crypto';

/**
 * A set of passwords as sorted 32-bit hashes, stored as the gaps between them: each gap in groups of seven bits, the
 * high bit set on all but the last. About one in ten thousand passwords outside the list is a false positive.
 */
export type PasswordFilter = Uint32Array;

function hashForFilter(password: string): number {
  return createHash('sha256').update(password).digest().readUInt32BE(0);
}

export function encodeFilter(passwords: Iterable<string>): Buffer {
  const hashes = new Uint32Array(new Set([...passwords].map(hashForFilter))).sort();
  const bytes: number[] = [];
  let last = 0;
  for (const hash of hashes) {
    let gap = hash - last;
    last = hash;
    while (gap > 0x7f) {
      bytes.push((gap & 0x7f) | 0x80);
      gap = Math.floor(gap / 0x80);
    }
    bytes.push(gap);
  }
  return Buffer.from(bytes);
}

export function decodeFilter(bytes: Uint8Array): PasswordFilter {
  const hashes = new Uint32Array(bytes.length);
  let [hash, factor, count] = [0, 1, 0];
  for (const byte of bytes) {
    hash += (byte & 0x7f) * factor;
    factor *= 0x80;
    if (byte & 0x80) continue;
    hashes[count] = hash;
    count += 1;
    factor = 1;
  }
  return hashes.slice(0, count);
}

export function filterHas(filter: PasswordFilter, password: string): boolean {
  const wanted = hashForFilter(password);
  let [low, high] = [0, filter.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = filter[middle] ?? 0;
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
