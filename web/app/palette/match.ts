const marks = /\p{M}/gu;

/** As it is compared: without case and without the accents of Latin letters; Devanagari keeps its vowels. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize('NFD').replace(marks, ''));
}

/** How well what is typed names something: every word begins one of its words. 0: not at all; more is better. */
export function matchOf(typed: string, name: string, more = ''): number {
  const asked = plain(typed).split(/\s+/).filter(Boolean);
  const title = plain(name);
  const words = ` ${title} ${plain(more)}`.replaceAll(/[-–/&·,.()]+/g, ' ');
  if (!asked.every((word) => words.includes(` ${word}`))) return 0;
  if (title.startsWith(asked.join(' '))) return 3;
  return asked.every((word) => ` ${title}`.includes(` ${word}`)) ? 2 : 1;
}

/** What fits, the best first; everything in its own order where nothing is typed. */
export function pickFitting<T extends { name: string; more?: string }>(typed: string, entries: readonly T[]): T[] {
  const fitting = entries.map((entry) => ({ entry, match: matchOf(typed, entry.name, entry.more) }));
  return fitting
    .filter(({ match }) => match > 0)
    .sort((a, b) => (typed.trim() ? b.match - a.match : 0))
    .map(({ entry }) => entry);
}
