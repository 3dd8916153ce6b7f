import { businessNames } from './business.ts';
import { castNames } from './cast.ts';
import type { DemoCity, World } from './creator.ts';
import { weighted } from './random.ts';
import { teamNames } from './team.ts';

/** Creates the source of creators: the same ones for the same seed, however many are made. */
export function openWorld(seed: string, cities: ReadonlyMap<string, DemoCity>): World {
  const indian = [...cities.values()].filter((city) => city.country_id === 'IN');
  return {
    seed,
    pickCity: weighted(indian, (city) => city.weight ** 0.75),
    taken: new Set([...castNames(), ...businessNames(), ...teamNames()]),
  };
}
