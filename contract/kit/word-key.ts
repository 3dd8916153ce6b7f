/** Normalises a word of a list for comparison: any case, any way its letters are composed. */
export function wordKey(word: string): string {
  return word.normalize('NFC').trim().toLowerCase();
}
