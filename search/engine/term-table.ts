/** Grows a typed array to hold at least `size`. */
export function grown<T extends Uint32Array | Uint8Array | Float64Array | Int32Array>(array: T, size: number): T {
  if (size <= array.length) return array;
  const larger = new (array.constructor as new (length: number) => T)(Math.max(size, array.length * 2));
  larger.set(array);
  return larger;
}

const space = 0x20;
const encoder = new TextEncoder();

/** Distinct words of texts as UTF-8, numbered in order of appearance. */
export function createTermTable() {
  let bytes = new Uint8Array(1 << 12);
  let starts = new Uint32Array(1 << 8);
  let hashes = new Uint32Array(1 << 8);
  let slots = new Uint32Array(1 << 10);
  let encoded = new Uint8Array(1 << 12);
  let size = 0;

  function isSame(term: number, from: number, length: number): boolean {
    const start = starts[term] as number;
    if ((starts[term + 1] as number) - start !== length) return false;
    for (let at = 0; at < length; at += 1) if (bytes[start + at] !== encoded[from + at]) return false;
    return true;
  }

  /** Slots hold terms plus one, because 0 is an empty slot. */
  function find(hash: number, from: number, to: number): number {
    const mask = slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const term = (slots[slot] as number) - 1;
      if (term < 0) return insert(slot, hash, from, to);
      if (hashes[term] === hash && isSame(term, from, to - from)) return term;
    }
  }

  function insert(slot: number, hash: number, from: number, to: number): number {
    const term = size;
    const start = starts[term] as number;
    bytes = grown(bytes, start + to - from);
    for (let at = from; at < to; at += 1) bytes[start + at - from] = encoded[at] as number;
    starts = grown(starts, term + 2);
    starts[term + 1] = start + to - from;
    hashes = grown(hashes, term + 1);
    hashes[term] = hash;
    slots[slot] = term + 1;
    size += 1;
    if (size * 2 > slots.length) spread();
    return term;
  }

  function spread(): void {
    slots = new Uint32Array(slots.length * 2);
    const mask = slots.length - 1;
    for (let term = 0; term < size; term += 1) {
      let slot = (hashes[term] as number) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = term + 1;
    }
  }

  return {
    /** Calls `use` with the number of each word of a text. */
    eachTerm(text: string, use: (term: number) => void): void {
      encoded = grown(encoded, text.length * 3 + 1);
      const { written } = encoder.encodeInto(text, encoded);
      encoded[written] = space;
      let from = 0;
      let hash = 0;
      for (let at = 0; at <= written; at += 1) {
        const byte = encoded[at] as number;
        if (byte !== space) {
          hash = Math.imul(hash ^ byte, 0x01000193);
          hash ^= hash >>> 15;
          continue;
        }
        if (at > from) use(find(hash >>> 0, from, at));
        from = at + 1;
        hash = 0;
      }
    },
    /** The concatenated words and the start of each; one more start marks the end of the last. */
    words: () => ({ bytes: bytes.subarray(0, starts[size]), starts: starts.subarray(0, size + 1) }),
  };
}
