import { readStored, storedKeys, writeStored } from '../../lib/stored.ts';

/** The tour this tab is in; null where there is none. */
export const readKeptTour = (): string | null => readStored(storedKeys.tour);

export const hasKeptTour = (): boolean => readKeptTour() !== null;

export function keepTour(text: string | null): void {
  writeStored(storedKeys.tour, text);
}
