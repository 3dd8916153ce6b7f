import type { WireFilters } from './discovery.rules.ts';

type Field = keyof WireFilters;

/** Filters that mean nothing alone go with those they belong to. */
const companions: Partial<Record<Field, Field[]>> = {
  price_max: ['price_format', 'price_unknown'],
  price_min: ['price_format', 'price_unknown'],
  audience_gender: ['audience_min'],
  audience_age: ['audience_min'],
  audience_city: ['audience_min'],
};
const dependent = new Set<Field>(['price_format', 'price_unknown', 'audience_min']);
const pairs: Partial<Record<Field, Field>> = {
  price_min: 'price_max',
  price_max: 'price_min',
  followers_min: 'followers_max',
  followers_max: 'followers_min',
};

/** One thing asked for: of a range both ends, of a list all its values. */
interface Thing {
  field: Field;
  values: string[];
}

/** A search with some things less. */
export interface Wider {
  without: [Thing, ...Thing[]];
  filters: WireFilters;
}

/** A search with one thing less, in every way. */
export function widerThan(wire: WireFilters): Wider[] {
  const asked = (Object.keys(wire) as Field[]).filter((field) => wire[field] !== undefined && !dependent.has(field));
  const isFirst = (field: Field) =>
    asked.indexOf(field) <= asked.indexOf(pairs[field] ?? field) || !asked.includes(pairs[field] ?? field);
  return asked.filter(isFirst).map((field) => {
    const pair = pairs[field];
    const left = [field, ...(companions[field] ?? []), ...(pair ? [pair] : [])];
    const filters = Object.fromEntries(Object.entries(wire).filter(([name]) => !left.includes(name as Field)));
    return { without: [{ field, values: [wire[field] ?? []].flat().map(String) }], filters };
  });
}

/** The same with one more thing less, each combination once. */
export function widerStill(searches: readonly Wider[]): Wider[] {
  const all = searches.flatMap(({ without, filters }) =>
    widerThan(filters).map((next): Wider => ({ without: [...without, ...next.without], filters: next.filters })),
  );
  const seen = new Set<string>();
  return all.filter(({ without }) => {
    const name = without
      .map(({ field }) => field)
      .toSorted()
      .join();
    return !seen.has(name) && seen.add(name);
  });
}

/** A higher price that people name: about a third more, with two digits that are not zero. */
export function dearerThan(price: number): number {
  const wanted = price * 1.3;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(wanted, 1))) - 1);
  return Math.max(Math.ceil(wanted / step) * step, price + 1);
}

interface City {
  id: string;
  latitude: number;
  longitude: number;
}

const kmPerDegree = 111.2;

/** On the ground of one country a flat map is exact enough. */
export function kmBetween(one: City, other: City): number {
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  return kmPerDegree * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * Math.cos(middle));
}

/** Other cities around these, the nearest first. */
export function citiesAround(
  cities: readonly City[],
  ids: readonly string[],
  { withinKm, most }: { withinKm: number; most: number },
): string[] {
  const asked = cities.filter(({ id }) => ids.includes(id));
  return cities
    .filter(({ id }) => !ids.includes(id))
    .map((city) => ({ id: city.id, km: Math.min(...asked.map((one) => kmBetween(one, city))) }))
    .filter(({ km }) => km <= withinKm)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, most)
    .map(({ id }) => id);
}
