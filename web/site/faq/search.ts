/** Folds case, accents and joiners; Devanagari keeps its signs. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u200c\u200d]/g, '')
    .toLowerCase();
}

/** Whether each search term is the beginning of some word of the text. */
export function hasWords(text: string, wanted: string): boolean {
  const words = fold(text).split(/[^\p{L}\p{M}\p{N}]+/u);
  const terms = fold(wanted)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return terms.every((term) => words.some((word) => word.startsWith(term)));
}
