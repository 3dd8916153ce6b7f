import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { type AlikeFact, alikeFacts } from '../../../contract/discovery/discovery.ts';
import type { WireFilters } from '../../../search/discovery.rules.ts';

/** Facts of a creator that likeness is computed from. */
export interface Compared extends Pick<InfluencerCard, 'id' | 'categories' | 'followers' | 'rates'> {
  /** Percent by the name of the share; null where it was never read. */
  audience: Record<string, number> | null;
}

/** How alike two creators are in one fact: 0 to 1, and from `enough` on they share it. Null where it is not known of both. */
type Measure = (one: Compared, other: Compared) => number | null;

const enough = { topic: 0.01, audience: 0.5, size: 0.5, price: 2 / 3 } as const satisfies Record<AlikeFact, number>;

/** Percent of the audience in the other's largest city that make it shared. */
const audienceEnough = 20;

const ratio = (one: number, other: number) => (Math.min(one, other) + 1) / (Math.max(one, other) + 1);

const measures: Record<AlikeFact, Measure> = {
  topic(one, other) {
    const own = new Set(one.categories.map(({ id }) => id));
    const all = new Set([...own, ...other.categories.map(({ id }) => id)]);
    const shared = other.categories.filter(({ id }) => own.has(id)).length;
    return own.size === 0 || other.categories.length === 0 ? null : shared / all.size;
  },
  /** The largest city of one is the other's too, or has a fifth of it. */
  audience(one, other) {
    const [own, theirs] = [citiesOf(one), citiesOf(other)];
    const [largest] = own;
    if (!largest || theirs.length === 0) return null;
    if (theirs[0]?.[0] === largest[0]) return 1;
    const share = theirs.find(([city]) => city === largest[0])?.[1] ?? 0;
    return Math.min((share / audienceEnough) * enough.audience, 1);
  },
  size: (one, other) =>
    one.followers === null || other.followers === null ? null : ratio(one.followers, other.followers),
  /** Of the format that one offers first of those both have. */
  price(one, other) {
    const theirs = lowestRates(other);
    const common = [...lowestRates(one)].find(([format]) => theirs.has(format));
    return common === undefined ? null : ratio(common[1], theirs.get(common[0]) ?? 0);
  },
};

function citiesOf({ audience }: Compared): [string, number][] {
  const cities = Object.entries(audience ?? {}).filter(([name]) => name.startsWith('city:'));
  return cities.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

function lowestRates({ rates }: Compared): Map<string, number> {
  const lowest = new Map<string, number>();
  for (const { content, price } of rates) lowest.set(content.id, Math.min(price, lowest.get(content.id) ?? price));
  return lowest;
}

/** Searches that find who shares two facts with a creator, of those that are known. */
export function searchesFor(seed: Compared): WireFilters[] {
  const { categories, followers } = seed;
  const [city] = citiesOf(seed)[0]?.[0].split(':').slice(1) ?? [];
  const [format, price = 0] = [...lowestRates(seed)][0] ?? [];
  const facts: WireFilters[] = [
    ...(categories.length > 0 ? [{ category: categories.map(({ id }) => id) }] : []),
    ...(followers
      ? [{ followers_min: Math.ceil(followers * enough.size), followers_max: followers / enough.size }]
      : []),
    ...(format ? [{ price_format: format, price_min: price * enough.price, price_max: price / enough.price }] : []),
    ...(city ? [{ audience_city: city, audience_min: audienceEnough }] : []),
  ];
  return facts.flatMap((one, at) => facts.slice(at + 1).map((other) => ({ ...one, ...other })));
}

export interface Alike {
  /** 0 to 100: the mean of the facts that are known. */
  score: number;
  facts: { fact: AlikeFact; share: number | null; isShared: boolean }[];
}

/** How alike a creator is to these, on average of those of whom a fact is known. */
export function alikeTo(seeds: readonly Compared[], other: Compared): Alike {
  const facts = alikeFacts.map((fact) => {
    const shares = seeds.map((seed) => measures[fact](seed, other)).filter((share) => share !== null);
    const share = shares.length === 0 ? null : shares.reduce((sum, each) => sum + each, 0) / shares.length;
    const sharing = shares.filter((each) => each >= enough[fact]).length;
    return { fact, share, isShared: sharing * 2 > shares.length };
  });
  const known = facts.flatMap(({ share }) => share ?? []);
  const mean = known.length === 0 ? 0 : known.reduce((sum, share) => sum + share, 0) / known.length;
  return { score: Math.round(mean * 100), facts };
}

/** Orders by the number of shared facts, then by score. */
export function byLikeness(a: Alike, b: Alike): number {
  const shared = ({ facts }: Alike) => facts.filter(({ isShared }) => isShared).length;
  return shared(b) - shared(a) || b.score - a.score;
}
