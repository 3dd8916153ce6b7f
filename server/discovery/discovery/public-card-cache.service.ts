import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import { type CardRow, type FaceRow, findCardStates, findFaces } from './cards.queries.ts';

/** Maximum number of cached faces, about two kilobytes each. */
const cacheSize = 20_000;

/** Public parts of cards by profile id, least recently used first. */
const cacheOf = contextSingleton(() => new Map<number, FaceRow>());

/**
 * Card data of these profiles, unordered; `readerId` is null for visitors. The public part is cached per profile and
 * valid while `changed_by` is unchanged, which is queried each time; personal, gated and other parts are always read.
 * Names of lookups are cached too, until an operator changes them.
 */
export async function findCards(context: Context, ids: readonly number[], readerId: number | null): Promise<CardRow[]> {
  const states = await findCardStates(context.db, ids, readerId);
  const cache = context.db.isTransaction ? new Map<number, FaceRow>() : cacheOf(context);
  const held = states.flatMap(({ id, changed_by }) => {
    const face = cache.get(id);
    return face?.changed_by === changed_by ? [face] : [];
  });
  const heldIds = new Set(held.map(({ id }) => id));
  const missing = states.map(({ id }) => id).filter((id) => !heldIds.has(id));
  const faces = new Map([...held, ...(await findFaces(context.db, missing))].map((face) => [face.id, face]));
  for (const face of faces.values()) keep(cache, face);
  return states.flatMap((state) => {
    const face = faces.get(state.id);
    return face ? { ...state, ...face } : [];
  });
}

function keep(cache: Map<number, FaceRow>, face: FaceRow): void {
  cache.delete(face.id);
  cache.set(face.id, face);
  const [oldest] = cache.keys();
  if (cache.size > cacheSize && oldest !== undefined) cache.delete(oldest);
}

/** Clears the cached names of categories and cities. */
export function forgetNames(context: Context): void {
  cacheOf(context).clear();
  context.discovery.forgetNames();
}
