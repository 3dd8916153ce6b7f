import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import { type CardRow, type FaceRow, findFaces, findStandings } from './cards.queries.ts';

/** Maximum number of cached faces, about two kilobytes each. */
const keptFaces = 20_000;

/** Public parts of cards by profile id, least recently used first. */
const facesOf = contextSingleton(() => new Map<number, FaceRow>());

/**
 * Card data of these profiles, unordered; `readerId` is null for visitors. The public part is cached per profile and
 * valid while `changed_by` is unchanged, which is queried each time; personal, gated and other parts are always read.
 * Names of lookups are cached too, until an operator changes them.
 */
export async function findCards(context: Context, ids: readonly number[], readerId: number | null): Promise<CardRow[]> {
  const standings = await findStandings(context.db, ids, readerId);
  const kept = context.db.isTransaction ? new Map<number, FaceRow>() : facesOf(context);
  const held = standings.flatMap(({ id, changed_by }) => {
    const face = kept.get(id);
    return face?.changed_by === changed_by ? [face] : [];
  });
  const heldIds = new Set(held.map(({ id }) => id));
  const missing = standings.map(({ id }) => id).filter((id) => !heldIds.has(id));
  const faces = new Map([...held, ...(await findFaces(context.db, missing))].map((face) => [face.id, face]));
  for (const face of faces.values()) keep(kept, face);
  return standings.flatMap((standing) => {
    const face = faces.get(standing.id);
    return face ? { ...standing, ...face } : [];
  });
}

function keep(kept: Map<number, FaceRow>, face: FaceRow): void {
  kept.delete(face.id);
  kept.set(face.id, face);
  const [oldest] = kept.keys();
  if (kept.size > keptFaces && oldest !== undefined) kept.delete(oldest);
}

/** Clears the cached names of categories and cities. */
export function forgetNames(context: Context): void {
  facesOf(context).clear();
  context.discovery.forgetNames();
}
