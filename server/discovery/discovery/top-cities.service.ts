import type { TopCity } from '../../../contract/discovery/discovery.ts';
import { topShown } from '../../../search/discovery.rules.ts';
import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import { findTopCities } from './top-cities.queries.ts';

/** Visitors and search engines ask at every page; a city more or less may wait for five minutes. */
const keptMs = 5 * 60_000;

const kept = contextSingleton(() => ({ until: 0, cities: Promise.resolve<TopCity[]>([]) }));

/** The cities that have a ranking, the largest first. */
export function listTopCities(context: Context): Promise<TopCity[]> {
  const memory = kept(context);
  const now = context.now().getTime();
  if (now < memory.until) return memory.cities;
  memory.until = now + keptMs;
  memory.cities = readTopCities(context);
  // What could not be read is asked for again by the next one.
  memory.cities.catch(() => {
    memory.until = 0;
  });
  return memory.cities;
}

async function readTopCities(context: Context): Promise<TopCity[]> {
  const rows = await findTopCities(context.db, topShown);
  return rows.map(({ as_of, ...city }) => ({ ...city, as_of: as_of.toISOString() }));
}
