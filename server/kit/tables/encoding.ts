import { analyse } from 'chardet';
import type { Source } from './table.ts';

/** Scripts of which a guess is taken; of the Latin ones windows-1252 holds nearly all. */
const otherScripts = /^(?:windows-125[1356]|koi8-r|iso-8859-[5678]|gb18030|big5|shift_jis|euc-(?:jp|kr)|utf-16)/i;
const leastConfidence = 40;
const sampleBytes = 65_536;
/** Two to four bytes of one character in UTF-8. */
const utf8Characters = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;
const highBytes = /[\x80-\xff]/g;

/**
 * The encoding of a text. One with characters in UTF-8 is UTF-8, with lines that are not valid where others slipped in;
 * without any it is in the encoding that its bytes suggest.
 */
export async function detectEncoding(source: Source): Promise<string> {
  const head = await source.read(0, Math.min(4_096, source.size));
  const wide = detectWide(head);
  if (wide) return wide;
  let characters = 0;
  let strangers = 0;
  const samples: Buffer[] = [];
  let sampled = 0;
  for await (const piece of source.stream()) {
    const text = piece.toString('latin1');
    const found = text.match(utf8Characters) ?? [];
    const high = text.match(highBytes)?.length ?? 0;
    characters += found.length;
    strangers += high - found.reduce((sum, { length }) => sum + length, 0);
    if (high === 0 || sampled >= sampleBytes) continue;
    samples.push(piece.subarray(0, sampleBytes - sampled));
    sampled += samples.at(-1)?.length ?? 0;
  }
  if (strangers <= characters) return 'utf-8';
  const [best] = analyse(Buffer.concat(samples)).filter(({ name }) => name !== 'UTF-8');
  if (best && best.confidence >= leastConfidence && otherScripts.test(best.name)) return best.name.toLowerCase();
  return 'windows-1252';
}

/** UTF-16, by its mark or by the empty half of most characters. */
function detectWide(head: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  let [even, odd] = [0, 0];
  for (const [at, byte] of head.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const most = head.length / 5;
  if (odd > most && even < odd / 10) return 'utf-16le';
  return even > most && odd < even / 10 ? 'utf-16be' : null;
}
