import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { addRupees } from '../../../contract/kit/money.ts';
import { knownAtLeast, mostOfFew, type Wishes } from './match.rules.ts';

export type MatchedCreator = Pick<
  InfluencerCard,
  'accounts' | 'categories' | 'languages' | 'city' | 'gender' | 'followers' | 'engagement_rate' | 'rates'
>;

/** Content types and platforms that a campaign asks a creator for. */
export interface Work {
  deliverables: readonly { type: string; quantity: number }[];
  platforms: readonly string[];
}

/** In the order of matchCampaign: sums of fractions depend on it. */
const weights = [15, 15, 15, 15, 10, 30, 15, 5] as const;

/**
 * How far one creator meets each criterion of a campaign, 0 to 1; NaN where the campaign has none or nothing is known that
 * counts. What the creator brings is looked up once.
 */
export function fitsFor(creator: MatchedCreator) {
  const categories = new Set<string>(creator.categories.map(({ id }) => id));
  const languages = new Set<string>(creator.languages.map(({ id }) => id));
  const platforms = new Set<string>(creator.accounts.map(({ platform }) => platform));
  const places = new Set<string>(creator.city ? [creator.city.id] : []);
  const genders = new Set<string>(creator.gender ? [creator.gender.id] : []);
  const rates = lowestRates(creator.rates);
  const { followers, engagement_rate: engagement } = creator;
  return {
    /** Cost of the work by the creator's rates, in rupees. */
    cost: (work: Work) => costOf(work, rates),
    price: (cost: number, budget: number) => (cost <= budget ? 1 : budget / cost),
    place: (wanted: readonly string[]) => anyOf(wanted, places),
    languages: (wanted: readonly string[]) => anyOf(wanted, languages),
    followers: (min: number, max: number) => {
      if (followers === null || (Number.isNaN(min) && Number.isNaN(max))) return Number.NaN;
      if (followers < min) return followers / min;
      return followers > max ? max / followers : 1;
    },
    engagement: (least: number) => (least === 0 || engagement === null ? Number.NaN : Math.min(1, engagement / least)),
    topics: (wanted: readonly string[]) => anyOf(wanted, categories),
    platforms: (wanted: readonly string[]) => partOf(wanted, platforms),
    gender: (wanted: readonly string[]) => anyOf(wanted, genders),
    /** Criteria the profile says something about, in their order. */
    known: [true, places.size > 0, languages.size > 0, true, true, categories.size > 0, true, genders.size > 0],
  };
}

/** The score of these fits, in the order of the weights. */
export function scoreOf(fits: ArrayLike<number>, known: readonly boolean[]): number {
  let weight = 0;
  let sum = 0;
  let knownOnes = 0;
  for (let at = 0; at < weights.length; at += 1) {
    const fit = fits[at] ?? Number.NaN;
    if (Number.isNaN(fit)) continue;
    const of = weights[at] ?? 0;
    weight += of;
    sum += of * fit;
    if (known[at]) knownOnes += 1;
  }
  const score = weight === 0 ? 50 : Math.round((100 * sum) / weight);
  return knownOnes < knownAtLeast ? Math.min(score, mostOfFew) : score;
}

/**
 * The score of `matchCampaign` alone, without its words, for one creator and many campaigns. A property test holds the two
 * against each other.
 */
export function scorerFor(creator: MatchedCreator): (wishes: Wishes) => number {
  const fits = fitsFor(creator);
  return (wishes) =>
    scoreOf(
      [
        fits.price(fits.cost(wishes), wishes.budgetPerCreator ?? Number.NaN),
        fits.place(wishes.locations),
        fits.languages(wishes.languages),
        fits.followers(wishes.followersMin ?? Number.NaN, wishes.followersMax ?? Number.NaN),
        fits.engagement(wishes.engagementMin ?? Number.NaN),
        fits.topics(wishes.categories),
        fits.platforms(wishes.platforms),
        fits.gender(wishes.gender === null ? [] : [wishes.gender]),
      ],
      fits.known,
    );
}

function anyOf(wanted: readonly string[], own: ReadonlySet<string>): number {
  if (wanted.length === 0) return Number.NaN;
  for (const one of wanted) if (own.has(one)) return 1;
  return 0;
}

function partOf(wanted: readonly string[], own: ReadonlySet<string>): number {
  let missing = 0;
  for (const one of wanted) if (!own.has(one)) missing += 1;
  return wanted.length === 0 ? Number.NaN : (wanted.length - missing) / wanted.length;
}

type Rates = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** By format and platform. */
function lowestRates(rates: MatchedCreator['rates']): Rates {
  const lowest = new Map<string, Map<string, number>>();
  for (const { content, platform, price } of rates) {
    const of = lowest.get(content.id) ?? new Map<string, number>();
    lowest.set(content.id, of.set(platform, Math.min(price, of.get(platform) ?? price)));
  }
  return lowest;
}

/** NaN where a rate is missing. */
function costOf({ deliverables, platforms }: Work, rates: Rates): number {
  if (rates.size === 0 || deliverables.length === 0) return Number.NaN;
  const prices: number[] = [];
  for (const { type, quantity } of deliverables) {
    const rate = lowestOn(rates.get(type), platforms);
    if (rate === null) return Number.NaN;
    prices.push(quantity * rate);
  }
  return addRupees(prices);
}

function lowestOn(rates: ReadonlyMap<string, number> | undefined, platforms: readonly string[]): number | null {
  if (rates === undefined) return null;
  let lowest: number | null = null;
  for (const platform of platforms.length === 0 ? rates.keys() : platforms) {
    const rate = rates.get(platform);
    if (rate !== undefined && (lowest === null || rate < lowest)) lowest = rate;
  }
  return lowest;
}
