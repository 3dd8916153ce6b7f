import type * as z from 'zod/mini';
import type { Permission } from './permissions.ts';

interface Limit {
  permission: Permission;
  /** In its place for everybody else. */
  instead: unknown;
}

const limits = new WeakMap<z.core.$ZodType, Limit>();

/** A part of replies for members with a permission, such as a sum; others get `instead`: `shownTo('money', amount, null)`. */
export function shownTo<S extends z.ZodMiniType>(permission: Permission, schema: S, instead: z.core.output<S>): S {
  // A schema of its own, since others may use the same one without a limit.
  const limited = schema.clone();
  limits.set(limited, { permission, instead });
  return limited;
}

/** The limit of a schema made by `shownTo`; undefined for any other. */
export function limitOf(schema: z.core.$ZodType): Limit | undefined {
  return limits.get(schema);
}
