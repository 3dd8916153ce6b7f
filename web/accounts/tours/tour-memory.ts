import { storedKeys } from '../../lib/stored.ts';
import { storedValue } from '../../lib/stored-value.ts';
import { memoryOf, type TourMemory } from './tours.rules.ts';

/** Kept in the browser: tabs agree, and a person who saw a tour is not asked about on every page. */
const stored = storedValue<TourMemory>(
  storedKeys.tours,
  { me: '', seen: {}, untold: [] },
  (value) => typeof value === 'object' && value !== null && 'me' in value && 'seen' in value && 'untold' in value,
);

export function useTourMemory(me: string): TourMemory {
  return memoryOf(stored.use(), me);
}

/** Lays a change over what the tabs remember of this person's tours. */
export function changeTourMemory(me: string, change: (memory: TourMemory) => TourMemory): void {
  stored.change((memory) => change(memoryOf(memory, me)));
}
