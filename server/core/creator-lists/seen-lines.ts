/**
 * The line on which each account of a file first appeared, in about 24 bytes per account: a list may have millions. Two
 * accounts are confused when 64 bits of hash agree, which among ten million has a chance of one in four hundred
 * thousand.
 */
export function createSeenLines(): { see: (key: string, line: number) => number | null } {
  let mask = 2 ** 12 - 1;
  let table = new Uint32Array(3 * (mask + 1));
  let used = 0;

  /** Index of a hash, or the free one where it belongs. */
  function find(high: number, low: number): number {
    let at = low & mask;
    while (table[3 * at + 2] !== 0 && (table[3 * at] !== high || table[3 * at + 1] !== low)) at = (at + 1) & mask;
    return 3 * at;
  }

  function grow(): void {
    const before = table;
    mask = 2 * mask + 1;
    table = new Uint32Array(3 * (mask + 1));
    for (let at = 0; at < before.length; at += 3) {
      if (before[at + 2] === 0) continue;
      table.set(before.subarray(at, at + 3), find(before[at] ?? 0, before[at + 1] ?? 0));
    }
  }

  return {
    /** The earlier line of a key; null for a new key, which is stored. */
    see(key, line) {
      const [high, low] = hashOf(key);
      const at = find(high, low);
      if (table[at + 2] !== 0) return table[at + 2] ?? null;
      table.set([high, low, line], at);
      used += 1;
      if (2 * used > mask) grow();
      return null;
    },
  };
}

/** Two independent hashes of one text. */
function hashOf(text: string): [number, number] {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return [high >>> 0, low >>> 0];
}
