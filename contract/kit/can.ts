import * as z from 'zod/mini';

/** True, or an object with the reason, as a sentence, why not. */
const can = z.union([z.literal(true), z.object({ reason: z.string() })]);
export type Can = z.infer<typeof can>;

/** The acts of a thing that its reader may do now, each allowed or with the reason: `can: canOf(['edit', 'delete'])`. */
export function canOf<const A extends string>(acts: readonly A[]) {
  return z.object(Object.fromEntries(acts.map((act) => [act, can])) as Record<A, typeof can>);
}
