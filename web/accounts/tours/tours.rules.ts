import type { TourFeature, Tours } from '../../../contract/accounts/tours.ts';

/** What a browser knows of one person's tours. */
export interface TourMemory {
  me: string;
  /** 1 finished, 2 skipped; what is not named was not seen as far as is known here. */
  seen: Partial<Record<TourFeature, 1 | 2>>;
  /** What the server was not told yet. */
  untold: readonly TourFeature[];
}

/** The memory where it is this person's, else an empty one. */
export function memoryOf(memory: TourMemory, me: string): TourMemory {
  return memory.me === me ? memory : { me, seen: {}, untold: [] };
}

/** A tour ended. One that was finished once stays finished, however it is left when it is shown again. */
export function endTour(memory: TourMemory, feature: TourFeature, status: 1 | 2): TourMemory {
  const before = memory.seen[feature];
  if (before === 1 || before === status) return memory;
  return {
    ...memory,
    seen: { ...memory.seen, [feature]: status },
    untold: [...memory.untold.filter((other) => other !== feature), feature],
  };
}

/** The server answered: what it was not told yet still holds here. */
export function learnTours(memory: TourMemory, tours: Tours): TourMemory {
  const seen = { ...memory.seen };
  for (const feature of Object.keys(tours) as TourFeature[]) {
    const status = tours[feature];
    if (status !== 0 && !memory.untold.includes(feature)) seen[feature] = status;
  }
  return { ...memory, seen };
}

/** The server was told of this status; a newer one still waits. */
export function noteTold(memory: TourMemory, feature: TourFeature, status: 1 | 2): TourMemory {
  if (memory.seen[feature] !== status) return memory;
  return { ...memory, untold: memory.untold.filter((other) => other !== feature) };
}
