import * as z from 'zod/mini';
import { refuseField } from './errors.ts';

/** Where a list goes on, as opaque text. */
export function encodeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Reads a cursor given out earlier; anything else is 400 with `fields.cursor`. */
export function decodeCursor<S extends z.ZodMiniType>(cursor: string | undefined, schema: S): z.infer<S> | undefined {
  if (cursor === undefined) return undefined;
  try {
    return z.parse(schema, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw refuseField('BAD_INPUT', 'cursor', 'This place in the list is not known. Start from the first page.');
  }
}
