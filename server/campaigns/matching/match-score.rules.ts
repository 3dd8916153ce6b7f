import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { addRupees } from '../../../contract/kit/money.ts';
import { knownAtLeast, mostOfFew, type Wishes } from './match.rules.ts';

type Creator = Pick<
  InfluencerCard,
  'accounts' | 'categories' | 'languages' | 'city' | 'gender' | 'followers' | 'engagement_rate' | 'rates'
>;

/**
 * The score of `matchCampaign` alone, without its words, for one creator and very many campaigns: what the creator brings is
 * looked up once. A property test holds the two against each other.
 */
export function scorerFor(creator: Creator): (wishes: Wishes) => number {
  const categories = new Set<string>(creator.categories.map(({ id }) => id));
  const languages = new Set<string>(creator.languages.map(({ id }) => id));
  const platforms = new Set<string>(creator.accounts.map(({ platform }) => platform));
  const rates = lowestRates(creator.rates);
  const { followers, engagement_rate: engagement } = creator;
  const city = creator.city?.id;
  const gender = creator.gender?.id;

  return (wishes) => {
    let weight = 0;
    let fit = 0;
    let known = 0;
    const weigh = (of: number, share: number, isKnown: boolean) => {
      weight += of;
      fit += of * share;
      if (isKnown) known += 1;
    };
    // In the order of matchCampaign: sums of fractions depend on it.
    const price = priceFit(wishes, rates);
    if (price !== null) weigh(15, price, true);
    if (wishes.locations.length > 0) {
      weigh(15, city !== undefined && wishes.locations.includes(city) ? 1 : 0, city !== undefined);
    }
    if (wishes.languages.length > 0) {
      weigh(15, shares(wishes.languages, languages), languages.size > 0);
    }
    if (followers !== null && (wishes.followersMin !== null || wishes.followersMax !== null)) {
      weigh(15, followersFit(followers, wishes), true);
    }
    if (wishes.engagementMin !== null && wishes.engagementMin !== 0 && engagement !== null) {
      weigh(10, Math.min(1, engagement / wishes.engagementMin), true);
    }
    if (wishes.categories.length > 0) weigh(30, shares(wishes.categories, categories), categories.size > 0);
    if (wishes.platforms.length > 0) weigh(15, partOf(wishes.platforms, platforms), true);
    if (wishes.gender !== null) weigh(5, gender === wishes.gender ? 1 : 0, gender !== undefined);
    const score = weight === 0 ? 50 : Math.round((100 * fit) / weight);
    return known < knownAtLeast ? Math.min(score, mostOfFew) : score;
  };
}

function shares(wanted: readonly string[], own: ReadonlySet<string>): number {
  for (const one of wanted) if (own.has(one)) return 1;
  return 0;
}

function partOf(wanted: readonly string[], own: ReadonlySet<string>): number {
  let missing = 0;
  for (const one of wanted) if (!own.has(one)) missing += 1;
  return (wanted.length - missing) / wanted.length;
}

function followersFit(followers: number, { followersMin: min, followersMax: max }: Wishes): number {
  if (min !== null && followers < min) return followers / min;
  return max !== null && followers > max ? max / followers : 1;
}

type Rates = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** By format and platform. */
function lowestRates(rates: Creator['rates']): Rates {
  const lowest = new Map<string, Map<string, number>>();
  for (const { content, platform, price } of rates) {
    const of = lowest.get(content.id) ?? new Map<string, number>();
    lowest.set(content.id, of.set(platform, Math.min(price, of.get(platform) ?? price)));
  }
  return lowest;
}

function priceFit({ budgetPerCreator: budget, deliverables, platforms }: Wishes, rates: Rates): number | null {
  if (budget === null || rates.size === 0 || deliverables.length === 0) return null;
  const prices: number[] = [];
  for (const { type, quantity } of deliverables) {
    const rate = lowestOn(rates.get(type), platforms);
    if (rate === null) return null;
    prices.push(quantity * rate);
  }
  const total = addRupees(prices);
  return total <= budget ? 1 : budget / total;
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
