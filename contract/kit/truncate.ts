const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Cuts a text to at most `most` UTF-16 units without splitting a grapheme. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of graphemes.segment(text.slice(0, most + longestCharacter))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** First grapheme of a name, in upper case. */
export function initialOf(name: string): string {
  const [first] = graphemes.segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '';
}

/** Shortens a text to at most `most` UTF-16 units, ending in … if it was cut. */
export function truncate(text: string, most: number): string {
  return text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`;
}

/** UTF-16 units looked at for one grapheme; family emoji have about a dozen. */
const longestCharacter = 64;
