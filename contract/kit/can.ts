import * as z from 'zod/mini';
import type { Call } from './calls.ts';

/** True, or an object with the reason, as a sentence, why not. */
const can = z.union([z.literal(true), z.object({ reason: z.string() })]);
export type Can = z.infer<typeof can>;

/** Performs an act: the name of a call in `allCalls`, or the permission that a live event needs. */
export type Performer = string | Pick<Call, 'needs'>;
type Performers = Readonly<Record<string, Performer>>;

const performers = new WeakMap<z.core.$ZodType, Performers>();

/**
 * The acts of a thing that its reader may do now, each allowed or with the reason, and the calls that perform them, by which
 * `can` follows the reader's role: `can: canOf({ edit: 'updateCampaign', delete: 'deleteCampaign' })`.
 */
export function canOf<const P extends Performers>(acts: P) {
  const shape = Object.fromEntries(Object.keys(acts).map((act) => [act, can])) as Record<keyof P & string, typeof can>;
  const schema = z.object(shape);
  performers.set(schema, acts);
  return schema;
}

/** Acts of one performer, such as the answers to an offer. */
export function allBy<const A extends string, P extends Performer>(by: P, acts: readonly A[]): Record<A, P> {
  return Object.fromEntries(acts.map((act) => [act, by])) as Record<A, P>;
}

/** Performers of the acts of a schema made by `canOf`; undefined for any other. */
export function performersOf(schema: z.core.$ZodType): Performers | undefined {
  return performers.get(schema);
}
