import type { Item } from './items.rules.ts';
import type { Chip, Dropped } from './phrase.rules.ts';

export interface Excluded {
  /** Items that are excluded: they make no chips. */
  items: Set<number>;
  chips: Chip[];
  dropped: Dropped[];
}

/** Exclusions in the sentence. "Not verified" is a filter; other exclusions have no filter and are dropped. */
export function excludedIn(items: readonly Item[]): Excluded {
  const found: Excluded = { items: new Set(), chips: [], dropped: [] };
  for (const [at, { meaning, start, end }] of items.entries()) {
    const meant =
      (meaning.not === 'before' ? runFrom(items, at, 1) : null) ??
      (meaning.not === 'after' ? runFrom(items, at, -1) : null);
    if (!meant) continue;
    for (const place of meant) {
      const item = items[place] as Item;
      const span = { start: Math.min(start, item.start), end: Math.max(end, item.end) };
      found.items.add(place);
      if (item.meaning.verified === undefined) found.dropped.push({ why: 'excluded', ...span });
      else found.chips.push({ field: 'verified', value: String(!item.meaning.verified), ...span });
    }
  }
  return found;
}

const isSubject = ({ meaning, isUnknown }: Item) =>
  meaning.chips !== undefined || meaning.verified !== undefined || isUnknown;

/** The nearest words on one side that say something, and those joined to them by "or". */
function runFrom(items: readonly Item[], at: number, step: 1 | -1): number[] | null {
  let place = at + step;
  while (items[place]?.meaning.filler && !isSubject(items[place] as Item)) place += step;
  const first = items[place];
  if (!first || !isSubject(first)) return null;
  const run = [place];
  while (joining.has(items[place + step]?.word ?? '') && isSubject(items[place + 2 * step] ?? first)) {
    place += 2 * step;
    if (!items[place]) break;
    run.push(place);
  }
  return run;
}

const joining = new Set(['or', 'nor', 'ya', 'या']);
