const marks = /\p{M}/gu;

/** Folds case and Latin accents; Devanagari keeps its vowels. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize('NFD').replace(marks, ''));
}

/** Match of a query with a name: each query word must be the beginning of a word. 0: no match; higher is better. */
export function matchOf(typed: string, name: string, more = ''): number {
  const asked = plain(typed).split(/\s+/).filter(Boolean);
  const title = plain(name);
  const words = ` ${title} ${plain(more)}`.replaceAll(/[-–/&·,.()]+/g, ' ');
  if (!asked.every((word) => words.includes(` ${word}`))) return 0;
  if (title.startsWith(asked.join(' '))) return 3;
  return asked.every((word) => ` ${title}`.includes(` ${word}`)) ? 2 : 1;
}

/** Matching entries, best first; all entries in order for an empty query. */
export function pickFitting<T extends { name: string; more?: string }>(typed: string, entries: readonly T[]): T[] {
  const fitting = entries.map((entry) => ({ entry, match: matchOf(typed, entry.name, entry.more) }));
  return fitting
    .filter(({ match }) => match > 0)
    .sort((a, b) => (typed.trim() ? b.match - a.match : 0))
    .map(({ entry }) => entry);
}
