/** Without case, accents and what joins letters; Devanagari keeps its signs. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u200c\u200d]/g, '')
    .toLowerCase();
}

/** Whether a text has a word that begins with each of the words looked for. */
export function hasWords(text: string, wanted: string): boolean {
  const words = fold(text).split(/[^\p{L}\p{M}\p{N}]+/u);
  const terms = fold(wanted)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return terms.every((term) => words.some((word) => word.startsWith(term)));
}
