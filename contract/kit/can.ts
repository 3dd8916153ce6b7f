import * as z from 'zod/mini';
import type { Call } from './calls.ts';

/** True, or an object with the reason, as a sentence, why not. */
const can = z.union([z.literal(true), z.object({ reason: z.string() })]);
export type Can = z.infer<typeof can>;

/** Performs an act: the name of its call in `allCalls`, or what its live event needs. */
export type Doing = string | Pick<Call, 'needs'>;
type Doings = Readonly<Record<string, Doing>>;

const doings = new WeakMap<z.core.$ZodType, Doings>();

/**
 * The acts of a thing that its reader may do now, each allowed or with the reason, and the calls that perform them, by which
 * `can` follows the reader's role: `can: canOf({ edit: 'updateCampaign', delete: 'deleteCampaign' })`.
 */
export function canOf<const D extends Doings>(acts: D) {
  const shape = Object.fromEntries(Object.keys(acts).map((act) => [act, can])) as Record<keyof D & string, typeof can>;
  const schema = z.object(shape);
  doings.set(schema, acts);
  return schema;
}

/** Acts that one call performs, such as the answers to an offer. */
export function allBy<const A extends string>(call: string, acts: readonly A[]): Record<A, string> {
  return Object.fromEntries(acts.map((act) => [act, call])) as Record<A, string>;
}

/** What performs each act of a schema made by `canOf`; undefined for any other. */
export function doingsOf(schema: z.core.$ZodType): Doings | undefined {
  return doings.get(schema);
}
