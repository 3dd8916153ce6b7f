import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import { type CardRow, type FaceRow, findFaces, findStandings } from './cards.queries.ts';

/** About two kilobytes each. */
const keptFaces = 20_000;

/** Faces as they were read last, the longest unread first. */
const facesOf = contextSingleton(() => new Map<number, FaceRow>());

/**
 * What cards show of these profiles, in no order; `readerId` null for visitors. Public parts that were read before are shown
 * again while the profile's row names the same transaction, which is asked each time; what is personal, gated or not covered
 * by that is read each time. Names of lookups are those of that reading,
 * until an operator changes them.
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

/** Has the names of categories and cities read again. */
export function forgetNames(context: Context): void {
  facesOf(context).clear();
  context.discovery.forgetNames();
}
