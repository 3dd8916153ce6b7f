/**
 * Live and removed profiles of a segment. The first segment is the base, the others hold later changes, oldest first.
 */
export interface PartSize {
  alive: number;
  dead: number;
}

/** Segments of similar size are merged four at a time, so that few are searched and each profile is moved rarely. */
const atOnce = 4;
/** The base is rebuilt when changes reach this share of it. */
const worn = 1 / 8;
/** Below this size, rebuilding everything costs less than searching another segment. */
const small = 4_000;

/** Indexes of the segments to merge now; empty if none. */
export function planMerge(parts: readonly PartSize[]): number[] {
  const [base, ...changes] = parts;
  if (base === undefined) return [];
  const everything = parts.map((_, place) => place);
  const moved = changes.reduce((sum, part) => sum + part.alive, base.dead);
  if (moved > Math.max(base.alive * worn, small)) return everything;
  const levels = Map.groupBy(changes.keys(), (place) => levelOf(changes[place]));
  const crowded = [...levels.values()].find((places) => places.length >= atOnce);
  return crowded === undefined ? [] : crowded.map((place) => place + 1);
}

const levelOf = (part: PartSize | undefined) => Math.floor(Math.log(Math.max(part?.alive ?? 0, 1)) / Math.log(atOnce));
