/** Sets of profile numbers as bits: number n is bit n % 32 of word n / 32. Bits after the last number are zero. */
export type Bitmap = Int32Array;

export const wordsFor = (size: number): number => (size + 31) >>> 5;

export const hasBit = (bits: Bitmap, n: number): boolean => (((bits[n >>> 5] as number) >>> (n & 31)) & 1) === 1;

export function setBit(bits: Bitmap, n: number): void {
  bits[n >>> 5] = (bits[n >>> 5] as number) | (1 << (n & 31));
}

export function clearBit(bits: Bitmap, n: number): void {
  bits[n >>> 5] = (bits[n >>> 5] as number) & ~(1 << (n & 31));
}

function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Index of the lowest bit of a nonzero word. */
const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

export function intersect(target: Bitmap, a: Bitmap, b: Bitmap): void {
  for (let word = 0; word < target.length; word += 1) target[word] = (a[word] as number) & (b[word] as number);
}

export function unite(target: Bitmap, other: Bitmap): void {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] as number) | (other[word] as number);
}

export function subtract(target: Bitmap, a: Bitmap, b: Bitmap): void {
  for (let word = 0; word < target.length; word += 1) target[word] = (a[word] as number) & ~(b[word] as number);
}

/** Sets the bits from `from` (inclusive) to `to` (exclusive). */
export function setRange(bits: Bitmap, from: number, to: number): void {
  if (from >= to) return;
  const [first, last] = [from >>> 5, (to - 1) >>> 5];
  const [head, tail] = [-1 << (from & 31), -1 >>> (31 - ((to - 1) & 31))];
  if (first === last) {
    bits[first] = (bits[first] as number) | (head & tail);
    return;
  }
  bits[first] = (bits[first] as number) | head;
  bits.fill(-1, first + 1, last);
  bits[last] = (bits[last] as number) | tail;
}

/** Number of set bits from `from` (inclusive) to `to` (exclusive). */
export function countRange(bits: Bitmap, from: number, to: number): number {
  if (from >= to) return 0;
  const [first, last] = [from >>> 5, (to - 1) >>> 5];
  const [head, tail] = [-1 << (from & 31), -1 >>> (31 - ((to - 1) & 31))];
  if (first === last) return countOnes((bits[first] as number) & head & tail);
  let count = countOnes((bits[first] as number) & head) + countOnes((bits[last] as number) & tail);
  for (let word = first + 1; word < last; word += 1) count += countOnes(bits[word] as number);
  return count;
}

/** Number of bits set in both. */
export function countIntersection(a: Bitmap, b: Bitmap): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) count += countOnes((a[word] as number) & (b[word] as number));
  return count;
}

/** The first set bit at or after `from`, or -1. */
export function nextBit(bits: Bitmap, from: number): number {
  let word = from >>> 5;
  if (word >= bits.length) return -1;
  let left = (bits[word] as number) & (-1 << (from & 31));
  while (left === 0) {
    word += 1;
    if (word >= bits.length) return -1;
    left = bits[word] as number;
  }
  return (word << 5) + lowestBit(left);
}

/** The last set bit at or before `from`, or -1. */
export function previousBit(bits: Bitmap, from: number): number {
  let word = from >> 5;
  if (word < 0) return -1;
  let left = (bits[word] as number) & (-1 >>> (31 - (from & 31)));
  while (left === 0) {
    word -= 1;
    if (word < 0) return -1;
    left = bits[word] as number;
  }
  return (word << 5) + 31 - Math.clz32(left);
}

/** Writes the numbers of the set bits of the words `from` to `to` (exclusive), ascending; returns their count. */
export function listBits(bits: Bitmap, from: number, to: number, into: Uint32Array): number {
  let found = 0;
  for (let word = from; word < to; word += 1) {
    let left = bits[word] as number;
    const base = word << 5;
    while (left !== 0) {
      into[found] = base + lowestBit(left);
      found += 1;
      left &= left - 1;
    }
  }
  return found;
}
