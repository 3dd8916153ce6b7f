/** Maximum words of a search; further ones are ignored. */
const maxWords = 8;
/** Length of a snippet in characters, and of its part before the first hit. */
const snippetLength = 140;
const leadLength = 40;

export interface Mark {
  start: number;
  length: number;
}

/** Distinct words of a search. */
export function searchedWords(q: string): string[] {
  const words = q
    .normalize('NFC')
    .toLowerCase()
    .split(/\s/u)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, maxWords);
}

/**
 * Patterns for ILIKE, one of which matches a text with this word: accented letters may be composed or decomposed, and a
 * database with the C locale knows upper and lower case of a to z only.
 */
export function patternsOf(word: string): string[] {
  const cases = [word, word.toUpperCase(), word.slice(0, 1).toUpperCase() + word.slice(1)];
  const spelt = cases.flatMap((each) => [each.normalize('NFC'), each.normalize('NFD')]).map(lowerAscii);
  return [...new Set(spelt)].map((each) => `%${each.replaceAll(/[\\%_]/g, '\\$&')}%`);
}

function lowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Positions of these words in a text. */
export function findMarks(text: string, words: readonly string[]): Mark[] {
  const spelt = new Set(words.flatMap((word) => [word.normalize('NFC'), word.normalize('NFD')]));
  const longestFirst = [...spelt].sort((a, b) => b.length - a.length).map((word) => RegExp.escape(word));
  if (longestFirst.length === 0) return [];
  const found = text.matchAll(new RegExp(longestFirst.join('|'), 'giu'));
  return [...found].map(({ 0: { length }, index: start }) => ({ start, length }));
}

/** One line of a text around the first of these words. */
export function cutSnippet(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s/g, ' ').trim();
  if (line.length <= snippetLength) return line;
  const hit = findMarks(line, words)[0]?.start ?? 0;
  const start = hit <= leadLength ? 0 : nextWord(line, hit - leadLength, hit);
  const end = start + snippetLength >= line.length ? line.length : lastWord(line, start + snippetLength, hit);
  return `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`;
}

/** Start of the next word from `from` on, before `latest`; never splits a character. */
function nextWord(line: string, from: number, latest: number): number {
  const space = line.indexOf(' ', from);
  if (space !== -1 && space < latest) return space + 1;
  return isInsideSign(line, from) ? from + 1 : from;
}

/** End of the last word up to `to`, after `earliest`; never splits a character. */
function lastWord(line: string, to: number, earliest: number): number {
  const space = line.lastIndexOf(' ', to);
  if (space > earliest + leadLength) return space;
  return isInsideSign(line, to) ? to - 1 : to;
}

function isInsideSign(line: string, at: number): boolean {
  return /[\udc00-\udfff]/.test(line.charAt(at));
}
