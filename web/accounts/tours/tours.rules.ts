import type { TourFeature, Tours } from '../../../contract/accounts/tours.ts';

/** A user's tours as known in this browser. */
export interface TourMemory {
  me: string;
  /** 1 finished, 2 skipped; missing: not seen as far as known. */
  seen: Partial<Record<TourFeature, 1 | 2>>;
  /** Tours not reported to the server yet. */
  untold: readonly TourFeature[];
}

/** The memory if it belongs to this user, else an empty one. */
export function memoryOf(memory: TourMemory, me: string): TourMemory {
  return memory.me === me ? memory : { me, seen: {}, untold: [] };
}

/** Records the end of a tour. A finished tour stays finished. */
export function endTour(memory: TourMemory, feature: TourFeature, status: 1 | 2): TourMemory {
  const before = memory.seen[feature];
  if (before === 1 || before === status) return memory;
  return {
    ...memory,
    seen: { ...memory.seen, [feature]: status },
    untold: [...memory.untold.filter((other) => other !== feature), feature],
  };
}

/** Merges the server's state; unreported results take precedence. */
export function learnTours(memory: TourMemory, tours: Tours): TourMemory {
  const seen = { ...memory.seen };
  for (const feature of Object.keys(tours) as TourFeature[]) {
    const status = tours[feature];
    if (status !== 0 && !memory.untold.includes(feature)) seen[feature] = status;
  }
  return { ...memory, seen };
}

/** Marks a status as reported, unless it has changed since. */
export function noteTold(memory: TourMemory, feature: TourFeature, status: 1 | 2): TourMemory {
  if (memory.seen[feature] !== status) return memory;
  return { ...memory, untold: memory.untold.filter((other) => other !== feature) };
}
