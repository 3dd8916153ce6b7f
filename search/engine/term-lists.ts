import type { Terms } from './draft.ts';
import { sharedCounts } from './shared.ts';
import { sortWords } from './term-sort.ts';
import { createTermTable, grown } from './term-table.ts';

const chunkBits = 18;
const chunkSize = 1 << chunkBits;

/** A growing list of numbers in chunks, to avoid copying. */
function createChunks() {
  const chunks: Uint32Array[] = [];
  let length = 0;
  return {
    push(value: number): void {
      if ((length & (chunkSize - 1)) === 0) chunks.push(new Uint32Array(chunkSize));
      (chunks[length >>> chunkBits] as Uint32Array)[length & (chunkSize - 1)] = value;
      length += 1;
    },
    at: (place: number): number => (chunks[place >>> chunkBits] as Uint32Array)[place & (chunkSize - 1)] as number,
    get length() {
      return length;
    },
  };
}

/** Collects the words of each profile, and finally inverts them to the profiles of each word. */
export function createTermLists() {
  const table = createTermTable();
  /** Distinct words per profile: twice the word's number, plus one if in a name. */
  const lists = createChunks();
  const listStarts = createChunks();
  let counts = new Uint32Array(1 << 8);
  let lastRows = new Uint32Array(1 << 8);
  let rows = 0;

  function see(term: number, isName: 0 | 1): void {
    counts = grown(counts, term + 1);
    lastRows = grown(lastRows, term + 1);
    if (lastRows[term] === rows) return;
    lastRows[term] = rows;
    counts[term] = (counts[term] as number) + 1;
    lists.push(term * 2 + isName);
  }

  const seeName = (term: number) => see(term, 1);
  const seeText = (term: number) => see(term, 0);

  function add(names: string, text: string): void {
    listStarts.push(lists.length);
    rows += 1;
    table.eachTerm(names, seeName);
    table.eachTerm(text, seeText);
  }

  /** `rank`: the rows in the order in which they become profiles. */
  function invert(rank: Uint32Array): Terms {
    const words = table.words();
    const sorted = sortWords(words);
    const postingStarts = new Uint32Array(sorted.length + 1);
    const next = new Uint32Array(sorted.length);
    for (const [place, term] of sorted.entries()) {
      next[term] = postingStarts[place] as number;
      postingStarts[place + 1] = (postingStarts[place] as number) + (counts[term] as number);
    }
    const postings = new Uint32Array(lists.length);
    listStarts.push(lists.length);
    for (let doc = 0; doc < rank.length; doc += 1) {
      const row = rank[doc] as number;
      const end = listStarts.at(row + 1);
      for (let at = listStarts.at(row); at < end; at += 1) {
        const entry = lists.at(at);
        const term = entry >>> 1;
        postings[next[term] as number] = doc * 2 + (entry & 1);
        next[term] = (next[term] as number) + 1;
      }
    }
    return { ...layOut(words, sorted), postingStarts, postings };
  }

  return { add, invert };
}

/** Concatenates the words in sorted order. */
function layOut(words: { bytes: Uint8Array; starts: Uint32Array }, sorted: Uint32Array) {
  const termBytes = new Uint8Array(new SharedArrayBuffer(words.bytes.length));
  const termStarts = sharedCounts(sorted.length + 1);
  let end = 0;
  for (let place = 0; place < sorted.length; place += 1) {
    const term = sorted[place] as number;
    const [from, to] = [words.starts[term] as number, words.starts[term + 1] as number];
    for (let at = from; at < to; at += 1) termBytes[end + at - from] = words.bytes[at] as number;
    end += to - from;
    termStarts[place + 1] = end;
  }
  return { termBytes, termStarts };
}
