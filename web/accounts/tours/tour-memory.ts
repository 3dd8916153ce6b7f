import { storedKeys } from '../../lib/stored.ts';
import { storedValue } from '../../lib/stored-value.ts';
import { memoryOf, type TourMemory } from './tours.rules.ts';

/** Stored in the browser, so that tabs agree and a seen tour needs no request on each page. */
const stored = storedValue<TourMemory>(
  storedKeys.tours,
  { me: '', seen: {}, untold: [] },
  (value) => typeof value === 'object' && value !== null && 'me' in value && 'seen' in value && 'untold' in value,
);

export function useTourMemory(me: string): TourMemory {
  return memoryOf(stored.use(), me);
}

/** Applies a change to the stored tours of this user. */
export function changeTourMemory(me: string, change: (memory: TourMemory) => TourMemory): void {
  stored.change((memory) => change(memoryOf(memory, me)));
}
