import * as z from 'zod/mini';
import { refuseField } from './errors.ts';

/** Where a list goes on, as opaque text. */
export function encodeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

interface Cut<Row> {
  limit: number;
  /** Where the list goes on after a row. */
  placeOf: (row: Row) => unknown;
}

/** One page of what was found when one row more than its limit was asked for; that one tells whether the list goes on. */
export function cutPage<Row>(found: readonly Row[], { limit, placeOf }: Cut<Row>) {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next_cursor: found.length > limit && last ? encodeCursor(placeOf(last)) : null };
}

/** Reads a cursor given out earlier; anything else is 400 with `fields.cursor`. */
export function decodeCursor<S extends z.ZodMiniType>(cursor: string | undefined, schema: S): z.infer<S> | undefined {
  if (cursor === undefined) return undefined;
  try {
    return z.parse(schema, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw refuseField('BAD_INPUT', 'cursor', 'This position in the list is unknown. Start from the first page.');
  }
}
