import type { Context } from '../../kit/context/context.ts';
import { findPlace, listWords, type WordTable } from './lookups.queries.ts';

/** Of these ids, the first that the list does not have. */
export async function findUnknownWord(context: Context, table: WordTable, ids: readonly string[]) {
  if (ids.length === 0) return undefined;
  const known = new Set((await listWords(context.db, table)).map((word) => word.id));
  return ids.find((id) => !known.has(id));
}

export interface Place {
  country: string | null;
  state: string | null;
  city: string | null;
}

/**
 * The whole place that its smallest named part stands for: a city brings its state and country along. Instead of it
 * the name of the part that is unknown or lies elsewhere.
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
