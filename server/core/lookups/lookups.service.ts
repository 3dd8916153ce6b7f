import type { Context } from '../../kit/context/context.ts';
import { findPlace, listNames, listWords, type WordTable } from './lookups.queries.ts';

/** The first of these ids that is not in the list. */
export async function findUnknownWord(context: Context, table: WordTable, ids: readonly string[]) {
  if (ids.length === 0) return undefined;
  const known = new Set((await listWords(context.db, table)).map((word) => word.id));
  return ids.find((id) => !known.has(id));
}

/** Names of these words, by list; ids that are in no list are missing. */
export async function findNames(context: Context, ids: Parameters<typeof listNames>[1]) {
  const rows = await listNames(context.db, ids);
  const names = Map.groupBy(rows, ({ list }) => list);
  const of = (list: keyof typeof ids) => new Map(names.get(list)?.map(({ id, name }) => [id, name]));
  return { category: of('category'), language: of('language'), city: of('city') };
}

export interface Place {
  country: string | null;
  state: string | null;
  city: string | null;
}

/**
 * Completes a place from its smallest given part: a city implies its state and country. Returns the part instead that
 * is unknown or lies elsewhere.
 */
export async function completePlace(context: Context, place: Place): Promise<Place | { unknown: keyof Place }> {
  const part = place.city ? 'city' : place.state ? 'state' : place.country ? 'country' : null;
  if (part === null) return place;
  const found = await findPlace(context.db, part, place[part] ?? '');
  if (!found) return { unknown: part };
  if (place.state && found.state !== place.state) return { unknown: part };
  if (place.country && found.country !== place.country) return { unknown: part };
  return found;
}
