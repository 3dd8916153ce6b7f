import { countUp } from './radix-order.ts';

interface Words {
  bytes: Uint8Array;
  starts: Uint32Array;
}

const few = 12;

/** Sorts words by bytes: multikey quicksort with four bytes at a time. */
export function sortWords({ bytes, starts }: Words): Uint32Array {
  const order = countUp(starts.length - 1);
  const keys = new Uint32Array(order.length);

  /** Four bytes from `depth` on as one number, padded with zeros, which no text contains. */
  function keyAt(word: number, depth: number): number {
    const [start, end] = [(starts[word] as number) + depth, starts[word + 1] as number];
    let key = 0;
    for (let at = start; at < start + 4; at += 1) key = (key << 8) | (at < end ? (bytes[at] as number) : 0);
    return key >>> 0;
  }

  function isBefore(one: number, other: number, depth: number): boolean {
    const [oneEnd, otherEnd] = [starts[one + 1] as number, starts[other + 1] as number];
    let at = (starts[one] as number) + depth;
    let otherAt = (starts[other] as number) + depth;
    while (at < oneEnd && otherAt < otherEnd && bytes[at] === bytes[otherAt]) {
      at += 1;
      otherAt += 1;
    }
    if (otherAt >= otherEnd) return false;
    return at >= oneEnd || (bytes[at] as number) < (bytes[otherAt] as number);
  }

  function insertSort(from: number, to: number, depth: number): void {
    for (let at = from + 1; at < to; at += 1) {
      const word = order[at] as number;
      let gap = at;
      while (gap > from && isBefore(word, order[gap - 1] as number, depth)) {
        order[gap] = order[gap - 1] as number;
        gap -= 1;
      }
      order[gap] = word;
    }
  }

  function swap(a: number, b: number): void {
    const [word, key] = [order[a] as number, keys[a] as number];
    order[a] = order[b] as number;
    keys[a] = keys[b] as number;
    order[b] = word;
    keys[b] = key;
  }

  function sort(from: number, to: number, depth: number): void {
    if (to - from <= few) {
      insertSort(from, to, depth);
      return;
    }
    for (let at = from; at < to; at += 1) keys[at] = keyAt(order[at] as number, depth);
    split(from, to, depth);
  }

  /** Three-way partition of a range with keys of this depth: below, equal to and above the pivot. */
  function split(from: number, to: number, depth: number): void {
    if (to - from <= few) {
      insertSort(from, to, depth);
      return;
    }
    const pivot = keys[(from + to) >>> 1] as number;
    let [low, at, high] = [from, from, to];
    while (at < high) {
      const key = keys[at] as number;
      if (key < pivot) swap(low++, at++);
      else if (key > pivot) swap(at, --high);
      else at += 1;
    }
    split(from, low, depth);
    // A key that ends in a zero is a word that has ended, so all words with it are equal.
    if ((pivot & 0xff) !== 0) sort(low, high, depth + 4);
    split(high, to, depth);
  }

  sort(0, order.length, 0);
  return order;
}
