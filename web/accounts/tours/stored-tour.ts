import { readStored, storedKeys, writeStored } from '../../lib/stored.ts';

/** Stored state of the tour running in this tab; null if none. */
export const readStoredTour = (): string | null => readStored(storedKeys.tour);

export const hasStoredTour = (): boolean => readStoredTour() !== null;

export function storeTour(text: string | null): void {
  writeStored(storedKeys.tour, text);
}
