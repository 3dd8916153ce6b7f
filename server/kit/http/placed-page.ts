import * as z from 'zod/mini';
import { decodeCursor, encodeCursor } from './cursor.ts';

/** Position in a list sorted in memory: the sort value, descending, then the id, newest first. */
const placeSchema = z.tuple([z.number(), z.int()]);
export type Place = z.infer<typeof placeSchema>;

interface Wanted {
  limit: number;
  cursor?: string | undefined;
}

/** One page of rows with known positions, with the next cursor. */
export function pageOf<T>(placed: readonly { row: T; place: Place }[], { limit, cursor }: Wanted) {
  const after = decodeCursor(cursor, placeSchema);
  const sorted = placed.toSorted((a, b) => comparePlaces(a.place, b.place));
  const rest = after ? sorted.filter(({ place }) => comparePlaces(after, place) < 0) : sorted;
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown.map(({ row }) => row),
    next: rest.length > shown.length && last ? encodeCursor(last.place) : null,
  };
}

function comparePlaces(a: Place, b: Place): number {
  return b[0] - a[0] || b[1] - a[1];
}
