import type { TopCity } from '../../../contract/discovery/discovery.ts';
import { topShown } from '../../../search/discovery.rules.ts';
import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import { findTopCities } from './top-cities.queries.ts';

/** Visitors and search engines request this with every page, and a delay of five minutes does not matter. */
const keptMs = 5 * 60_000;

const cacheOf = contextSingleton(() => ({ until: 0, cities: Promise.resolve<TopCity[]>([]) }));

/** Cities with a ranking, largest first. */
export function listTopCities(context: Context): Promise<TopCity[]> {
  const memory = cacheOf(context);
  const now = context.now().getTime();
  if (now < memory.until) return memory.cities;
  memory.until = now + keptMs;
  memory.cities = readTopCities(context);
  // Does not cache a failed read.
  memory.cities.catch(() => {
    memory.until = 0;
  });
  return memory.cities;
}

async function readTopCities(context: Context): Promise<TopCity[]> {
  const rows = await findTopCities(context.db, topShown);
  return rows.map(({ as_of, ...city }) => ({ ...city, as_of: as_of.toISOString() }));
}
