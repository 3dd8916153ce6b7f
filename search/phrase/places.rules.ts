import type { Item } from './items.rules.ts';
import type { Chip } from './phrase.rules.ts';

/** Words that are a place only where the sentence says so are a place there, and mere words elsewhere. */
export function keepPlaces(items: readonly Item[]): Item[] {
  const isSure = ({ meaning }: Item) =>
    (meaning.chips !== undefined && !meaning.namesake) || meaning.noun !== undefined || meaning.verified !== undefined;
  const isAbout = items.some(isSure);
  return items.map((item, at) => {
    if (!item.meaning.namesake) return item;
    const [before, after] = [items[at - 1], items[at + 1]];
    const isCued = before?.meaning.placeCue || after?.meaning.placeCue;
    const isAmongNames = [before, after].some((near) => near?.isUnknown);
    return isCued || (isAbout && !isAmongNames) ? item : { ...item, meaning: {}, isUnknown: true };
  });
}

/** "Kochi, Kerala" is Kochi. */
export function dropOuterStates(chips: readonly Chip[], stateOf: ReadonlyMap<string, string>): Chip[] {
  const inner = new Set(chips.flatMap(({ field, value }) => (field === 'city' ? [stateOf.get(value)] : [])));
  return chips.filter(({ field, value }) => field !== 'state' || !inner.has(value));
}
