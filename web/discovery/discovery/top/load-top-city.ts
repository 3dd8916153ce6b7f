import type * as z from 'zod/mini';
import type { InfluencerCard } from '../../../../contract/core/influencer-card.ts';
import type { lookupCalls } from '../../../../contract/core/lookups.ts';
import type { PageHost } from '../../../../contract/site/pages.ts';
import { readTopCities } from './read-top-cities.ts';

type City = z.output<typeof lookupCalls.listCities.reply.data>[number];
type State = z.output<typeof lookupCalls.listStates.reply.data>[number];

const nearbyShown = 8;

export interface TopCity {
  city: { id: string; name: string; state: string };
  cards: InfluencerCard[];
  /** Nearest other cities with a ranking, with distances. */
  nearby: { id: string; name: string; km: number }[];
  /** Time of the ranking. */
  asOf: string;
}

/** Ranking of a city for server-side rendering; null for an unknown city. */
export async function loadTopCity(host: PageHost, cityId: string): Promise<TopCity | null> {
  const top = await host.callApi(`/top-influencers/${encodeURIComponent(cityId)}`);
  if (top.status === 404) return null;
  // Not 404, or search engines would drop the page during an outage.
  if (top.status !== 200) throw new Response(null, { status: 503, headers: { 'retry-after': '10' } });
  const cities = ((await host.callApi('/location/user/cities')).body as { data: City[] }).data;
  const ranked = new Set((await readTopCities(host)).map(({ id }) => id));
  const states = ((await host.callApi('/location/user/states')).body as { data: State[] }).data;
  const city = cities.find(({ id }) => id === cityId);
  if (!city) return null;
  return {
    city: { id: city.id, name: city.name, state: states.find(({ id }) => id === city.state_id)?.name ?? '' },
    cards: (top.body as { data: InfluencerCard[] }).data,
    nearby: nearestCities(
      cities.filter(({ id }) => ranked.has(id)),
      city,
    ),
    asOf: new Date().toISOString(),
  };
}

const kmADegree = 111.2;

/** Sorted by planar distance, accurate enough for neighbours. */
function nearestCities(cities: readonly City[], from: City): TopCity['nearby'] {
  const east = Math.cos((from.latitude * Math.PI) / 180);
  const distance = (city: City) => Math.hypot(city.latitude - from.latitude, (city.longitude - from.longitude) * east);
  return cities
    .filter(({ id }) => id !== from.id)
    .map((city) => ({ id: city.id, name: city.name, km: Math.round(distance(city) * kmADegree) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, nearbyShown);
}
