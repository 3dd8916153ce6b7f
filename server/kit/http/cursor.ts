import * as z from 'zod/mini';
import { refuseField } from './errors.ts';

/** Encodes a list position as an opaque cursor. */
export function encodeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

interface Cut<Row> {
  limit: number;
  /** Position of a row in the list, for the cursor. */
  placeOf: (row: Row) => unknown;
}

/** Cuts rows that were queried with `limit + 1` to one page; the extra row tells whether there is a next page. */
export function cutPage<Row>(found: readonly Row[], { limit, placeOf }: Cut<Row>) {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next_cursor: found.length > limit && last ? encodeCursor(placeOf(last)) : null };
}

/** Decodes a cursor; an invalid one is 400 with `fields.cursor`. */
export function decodeCursor<S extends z.ZodMiniType>(cursor: string | undefined, schema: S): z.infer<S> | undefined {
  if (cursor === undefined) return undefined;
  try {
    return z.parse(schema, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw refuseField('BAD_INPUT', 'cursor', 'This position in the list is unknown. Start from the first page.');
  }
}
