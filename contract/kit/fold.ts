/**
 * Folding: one form for spellings people consider equal. Used for indexed text, queries, name look-ups and caption labels.
 * fold_text in the database does the same as foldText, for stored folded text.
 */

/** Characters people type as an apostrophe: accents that stand alone, primes, quotation marks, modifier letters. */
const apostrophes =
  /['`´\u1fef\u1ffd\u2018-\u201b\u2032\u2035\u02b9-\u02bf\u02c8\u02ca\u02cb\u0374\u055a\u05f3\ua78b\ua78c\uff07]/gu;
/** Characters that join words like a hyphen, the invisible soft hyphen included. */
const hyphens = /[-\u00ad\u058a\u05be\u1806\u2010\u2011\u2043\u2212\u02d7\ufe63\uff0d]/gu;
const dashes = /[\u2012-\u2015\ufe31\ufe32\ufe58]/gu;
/** Zero-width characters: joiners, direction marks, variation selectors, fillers, tags. */
const unseen =
  /\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufff8\u{e0000}-\u{e0fff}]/gu;
const accents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu;
/** Letters without a Unicode decomposition. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
};
/** Atomic chillu letters and their older spelling (consonant, virama, ZWJ). */
const deadConsonants: Readonly<Record<string, string>> = {
  '\u0d7a': '\u0d23\u0d4d',
  '\u0d7b': '\u0d28\u0d4d',
  '\u0d7c': '\u0d30\u0d4d',
  '\u0d7d': '\u0d32\u0d4d',
  '\u0d7e': '\u0d33\u0d4d',
  '\u0d7f': '\u0d15\u0d4d',
  '\u0d54': '\u0d2e\u0d4d',
  '\u0d55': '\u0d2f\u0d4d',
  '\u0d56': '\u0d34\u0d4d',
  '\u09ce': '\u09a4\u09cd',
};
/** The nukta, the dot of borrowed sounds, which is often left out: मुफ़्त, मुफ्त. */
const nuktas = /\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c|\u0cbc/gu;
const anyOf = (map: Readonly<Record<string, string>>) => new RegExp(`[${Object.keys(map).join('')}]`, 'gu');
const [anyLetter, anyDeadConsonant] = [anyOf(letters), anyOf(deadConsonants)];

const plainSigns = (text: string) => text.replace(apostrophes, "'").replace(hyphens, '-');

/** Lower case, NFC, without invisible characters; hyphens and apostrophes become ASCII, accents stay. */
export function foldSpelling(text: string): string {
  return (
    // Twice: a spacing accent would decompose into a space, and some superscript signs become apostrophes only in NFKD.
    plainSigns(plainSigns(text.replaceAll('\u00ad', '')).normalize('NFKD'))
      .replace(unseen, '')
      .replace(anyDeadConsonant, (letter) => deadConsonants[letter] ?? letter)
      .normalize('NFKD')
      .replace(nuktas, '')
      .replace(/([\u0d4d\u09cd])\1+/gu, '$1')
      .toLowerCase()
      .normalize('NFC')
  );
}

/** Folds a text for searching: no accents, plain letters. Indic vowel signs stay, since they are letters of the word. */
export function foldText(text: string): string {
  // In names a soft hyphen separates words like any other hyphen; in captions it does not.
  return foldSpelling(text.replace(hyphens, '-').replace(dashes, '-'))
    .normalize('NFKD')
    .replace(accents, '')
    .replace(anyLetter, (letter) => letters[letter] ?? letter);
}

/** Removes hyphens and apostrophes within names, so that O'Brien is found as obrien. */
export function joinNames(text: string): string {
  return text.replace(apostrophes, '').replace(hyphens, '').replace(dashes, '');
}
