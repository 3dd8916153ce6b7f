/** Pieces of two and three letters share so many marks: few texts that lack a piece of a search have all of its marks. */
const marks = 2_048;
const slotsAChunk = 1_024;
const wordsAChunk = slotsAChunk / 32;
/** Between a title and its brief, so that nothing is found across them. */
const seam = '\0';

/**
 * Texts by slot, searched for any part of them without a look at most: each has marks for its pieces, and what has all marks
 * of a search is read.
 */
export class OpenTexts {
  readonly #texts: string[] = [];
  /** A row of bits for each mark, a bit for each slot. */
  readonly #chunks: Uint32Array[] = [];

  put(slot: number, parts: readonly string[]): void {
    const text = parts.map(foldCase).join(seam);
    this.#texts[slot] = text;
    this.#write(slot, text, (word, bit) => word | bit);
  }

  remove(slot: number): void {
    this.#write(slot, this.#texts[slot] ?? '', (word, bit) => word & ~bit);
    this.#texts[slot] = '';
  }

  /** One for each slot whose text has this part, letters large or small; zero for others. */
  find(part: string): Uint8Array {
    const wanted = foldCase(part);
    const found = new Uint8Array(this.#texts.length);
    if (wanted.includes(seam)) return found;
    const needed = marksOf(wanted, wanted.length > 2 ? [3] : [2]);
    for (const [at, chunk] of this.#chunks.entries()) {
      for (let word = 0; word < wordsAChunk; word += 1) {
        let left = 0xffffffff;
        for (const mark of needed) left &= chunk[mark * wordsAChunk + word] ?? 0;
        for (; left !== 0; left &= left - 1) {
          const slot = at * slotsAChunk + word * 32 + (31 - Math.clz32(left & -left));
          if (this.#texts[slot]?.includes(wanted)) found[slot] = 1;
        }
      }
    }
    return found;
  }

  #write(slot: number, text: string, change: (word: number, bit: number) => number): void {
    const at = Math.floor(slot / slotsAChunk);
    this.#chunks[at] ??= new Uint32Array(marks * wordsAChunk);
    const chunk = this.#chunks[at];
    const inChunk = slot % slotsAChunk;
    for (const mark of marksOf(text, [2, 3])) {
      const word = mark * wordsAChunk + (inChunk >>> 5);
      chunk[word] = change(chunk[word] ?? 0, 1 << (inChunk & 31));
    }
  }
}

function marksOf(text: string, lengths: readonly number[]): Set<number> {
  const found = new Set<number>();
  for (const length of lengths) {
    for (let from = 0; from + length <= text.length; from += 1) {
      let hash = length;
      for (let at = from; at < from + length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x9e3779b1);
      found.add((hash >>> 16) % marks);
    }
  }
  return found;
}

/** Letter by letter, as the database compares: a letter stays one letter. */
function foldCase(text: string): string {
  return text.replace(/[A-Z]+|[^\0-\x7f]/gu, (found) => {
    const low = found.toLowerCase();
    return low.length === found.length ? low : found;
  });
}
