import type { WireFilters } from '../../../search/discovery.rules.ts';
import type { Wishes } from '../matching/match.rules.ts';

/** Lowest match at which somebody is suggested. */
export const fitsFrom = 50;

/**
 * Searches that find who may fit a campaign, the strictest first: all its wishes, then fewer of them. Their number is
 * fixed, so the cost of suggestions does not grow with the market.
 */
export function searchesForWishes(wishes: Wishes): WireFilters[] {
  const { platforms, categories, languages, locations, gender, followersMin, followersMax, engagementMin } = wishes;
  const topic = listed('category', categories);
  const platform = listed('platform', platforms);
  const language = listed('language', languages);
  const city = listed('city', locations);
  const size: WireFilters = {
    ...(followersMin === null ? {} : { followers_min: followersMin }),
    ...(followersMax === null ? {} : { followers_max: followersMax }),
  };
  const person: WireFilters = {
    ...(gender === null ? {} : { gender }),
    ...(engagementMin === null ? {} : { engagement_min: engagementMin }),
  };
  const price = priceOf(wishes);
  const searches: WireFilters[] = [
    { ...topic, ...platform, ...language, ...city, ...size, ...person, ...price },
    { ...topic, ...platform, ...language, ...city, ...size },
    { ...topic, ...platform, ...language, ...size, ...price },
    { ...topic, ...platform, ...city },
    { ...topic, ...size },
    topic,
  ];
  return [...new Map(searches.map((search) => [JSON.stringify(search), search])).values()];
}

function listed(filter: 'category' | 'platform' | 'language' | 'city', values: readonly string[]): WireFilters {
  return values.length === 0 ? {} : { [filter]: [...values] };
}

/** The budget as the highest price of one piece of the first format. */
function priceOf({ budgetPerCreator, deliverables: [first] }: Wishes): WireFilters {
  if (budgetPerCreator === null || !first) return {};
  return { price_format: first.type, price_max: budgetPerCreator / first.quantity };
}
