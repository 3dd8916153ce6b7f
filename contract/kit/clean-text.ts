/** Scripts whose letters are joined, or kept apart, by U+200D and U+200C. */
const joining = ['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Arab']
  .map((script) => `\\p{sc=${script}}`)
  .join('');
/** Between letters; after a virama also at the end of a word, where it is part of a letter (ന്‍ for ൻ). */
const scriptJoiner = `(?<=[${joining}])[\\u200c\\u200d](?=[${joining}])|(?<=[\\u094d\\u09cd\\u0d4d\\u0dca])[\\u200c\\u200d]`;
const emojiJoiner =
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f\\u{e007f}])\\u200d(?=\\p{Extended_Pictographic})';
const emojiStyle = '(?<=\\p{Emoji})[\\ufe0e\\ufe0f]';
/** England, Scotland and Wales are a black flag with tags behind it. */
const flagTag =
  '(?<=\\u{1f3f4}[\\u{e0061}-\\u{e007a}]{0,5})[\\u{e0061}-\\u{e007a}](?=[\\u{e0061}-\\u{e007a}]{0,5}\\u{e007f})|(?<=\\u{1f3f4}[\\u{e0061}-\\u{e007a}]{2,6})\\u{e007f}';
/** NUL stays, for the database cannot store it and it is refused by name. */
const unseen = (kept: string) =>
  new RegExp(`(?!${scriptJoiner}|${emojiJoiner}|${emojiStyle}|${flagTag}|[\\0${kept}])[\\p{DI}\\p{Cc}]`, 'gu');
/** Urdu and numbers in it are set with the marks of direction, which end with their neighbours. */
const unseenInText = unseen('\\n\\t\\u200e\\u200f\\u061c');
const unseenInName = unseen('');
/** More marks than any script puts on a letter; what is beyond would be drawn over the lines around. */
const marksBeyond = /(\p{M}{4})\p{M}+/gu;
/** Normal form sorts the marks of a letter, which takes their number squared. */
const marksToSort = /(\p{M}{32})\p{M}+/gu;
const seen = /[^\p{DI}\p{Cc}\p{Z}\p{M}\u2800]/u;

/**
 * Text as it is kept: line ends as \n, without controls, overrides of direction and characters that cannot be seen
 * (except the joiners that Indic scripts and emoji need), at most four marks on a letter. Empty where nothing can be seen.
 */
export function cleanText(text: string): string {
  return clean(text.replaceAll(/\r\n?|\u2028|\u2029/g, '\n'), unseenInText);
}

/** A name or title as it is kept: one line, in normal form, cleaned as text is and without any mark of direction. */
export function cleanName(text: string): string {
  const line = text
    .replaceAll(/[\t-\r\u0085\u2028\u2029]+/g, ' ')
    .replaceAll(marksToSort, '$1')
    .normalize('NFC');
  return clean(line, unseenInName).normalize('NFC');
}

const mostRounds = 4;

/** Removing characters can create new pairs, so it runs again; a text that is still not clean loses every invisible character. */
function clean(text: string, unwanted: RegExp): string {
  let kept = text;
  for (let round = 1; ; round++) {
    const before = kept;
    const pattern = round > mostRounds ? /[\p{DI}]/gu : unwanted;
    kept = kept.replaceAll(pattern, '').replaceAll(marksBeyond, '$1');
    if (kept === before || round > mostRounds) break;
  }
  return seen.test(kept) || kept.includes('\0') ? kept : '';
}
