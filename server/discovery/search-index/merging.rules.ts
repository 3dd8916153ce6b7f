/** Profiles of a part when it was made and now. The first one is the base, the others hold what changed since, oldest first. */
export interface PartSize {
  alive: number;
  dead: number;
}

/** Parts of like size are merged four at a time, so that few are searched and each profile is moved seldom. */
const atOnce = 4;
/** The base is made anew when what changed since is as much of it. */
const worn = 1 / 8;
/** Below this making everything anew costs less than another part to search. */
const small = 4_000;

/** Which parts should become one now; none when it is well as it is. */
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
