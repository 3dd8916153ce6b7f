/** Scripts that use U+200D (ZWJ) and U+200C (ZWNJ) to join or separate letters. */
const joining = ['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Arab']
  .map((script) => `\\p{sc=${script}}`)
  .join('');
/** Joiners between letters; after a virama also at the end of a word, where they are part of a letter (ന്‍ for ൻ). */
const scriptJoiner = `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])|(?<=[\\u094d\\u09cd\\u0d4d\\u0dca])[\\u200c\\u200d]`;
const emojiJoiner =
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f\\u{e007f}])\\u200d(?=\\p{Extended_Pictographic})';
const emojiStyle = '(?<=\\p{Emoji})[\\ufe0e\\ufe0f]';
/** The flags of England, Scotland and Wales are a black flag followed by tag characters. */
const flagTag =
  '(?<=\\u{1f3f4}[\\u{e0061}-\\u{e007a}]{0,5})[\\u{e0061}-\\u{e007a}](?=[\\u{e0061}-\\u{e007a}]{0,5}\\u{e007f})|(?<=\\u{1f3f4}[\\u{e0061}-\\u{e007a}]{2,6})\\u{e007f}';
/** Excludes NUL, which has its own error message because the database cannot store it. */
const unseen = (kept: string) =>
  new RegExp(`(?!${scriptJoiner}|${emojiJoiner}|${emojiStyle}|${flagTag}|[\\0${kept}])[\\p{DI}\\p{Cc}]`, 'gu');
/** Urdu text with numbers needs direction marks; unlike overrides they have no effect beyond their neighbours. */
const unseenInText = unseen('\\n\\t\\u200e\\u200f\\u061c');
const unseenInName = unseen('');
/** No script needs more than four marks on a letter; more would overlap the lines around. */
const marksBeyond = /(\p{M}{4})\p{M}+/gu;
/** Normalization sorts the marks of a letter in quadratic time. */
const marksToSort = /(\p{M}{32})\p{M}+/gu;
const seen = /[^\p{DI}\p{Cc}\p{Z}\p{M}\u2800]/u;

/**
 * Cleans a text for storage: line ends as \
 * , no control characters, direction overrides or invisible characters (except the joiners of Indic scripts and emoji), at
 * most four marks per letter. Returns '' for a text without visible characters.
 */
export function cleanText(text: string): string {
  return clean(text.replaceAll(/\r\n?|\u2028|\u2029/g, '\n'), unseenInText);
}

/** Cleans a name or title for storage: one line, normalized, cleaned like text, and without direction marks. */
export function cleanName(text: string): string {
  const line = text.replaceAll(/[\t-\r\u0085\u2028\u2029]+/g, ' ').replaceAll(marksToSort, '$1');
  return clean(line, unseenInName, (name) => name.normalize('NFC'));
}

const mostRounds = 4;

/**
 * Removing characters can create new unwanted pairs, and normalizing moves marks that stood apart, so both repeat; a
 * text that is still not clean loses all invisible characters.
 */
function clean(text: string, unwanted: RegExp, normalize = (kept: string) => kept): string {
  let kept = normalize(text);
  for (let round = 1; ; round++) {
    const before = kept;
    const pattern = round > mostRounds ? /[\p{DI}]/gu : unwanted;
    kept = normalize(kept.replaceAll(pattern, '').replaceAll(marksBeyond, '$1'));
    if (kept === before || round > mostRounds) break;
  }
  return seen.test(kept) || kept.includes('\0') ? kept : '';
}
