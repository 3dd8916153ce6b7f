import { readStored, storedKeys, writeStored } from '../../lib/stored.ts';

/** Stored state of the tour running in this tab; null if none. */
export const readKeptTour = (): string | null => readStored(storedKeys.tour);

export const hasKeptTour = (): boolean => readKeptTour() !== null;

export function keepTour(text: string | null): void {
  writeStored(storedKeys.tour, text);
}
