import type { InfluencerCard } from '../../contract/influencer-card.ts';
import type { Match } from '../../contract/match.ts';

/** What a campaign asks for; an empty list or null asks nothing. */
export interface Wishes {
  platforms: readonly string[];
  categories: readonly string[];
  languages: readonly string[];
  locations: readonly string[];
  gender: string | null;
  followersMin: number | null;
  followersMax: number | null;
  /** Percent. */
  engagementMin: number | null;
  /** Rupees. */
  budgetPerCreator: number | null;
}

type Candidate = Pick<
  InfluencerCard,
  'accounts' | 'categories' | 'languages' | 'city' | 'gender' | 'followers' | 'engagement_rate' | 'price_from'
>;

/** How far one wish is met, 0 to 1, in words that hold for both sides. */
interface Verdict {
  weight: number;
  fit: number;
  words: string;
}

/**
 * The match of a campaign and an influencer, 0–100: the wishes the campaign has, weighed. `quote` (rupees) is what the
 * influencer asks for here; without one the lowest price of the rate card stands in. Reasons and gaps come most telling
 * first: what sets one applicant apart from the next before what nearly all of them share.
 */
export function matchCampaign(wishes: Wishes, creator: Candidate, quote: number | null = null): Match {
  const verdicts = [
    judgePrice(wishes, quote ?? creator.price_from),
    judgePlace(wishes, creator),
    judgeLanguages(wishes, creator),
    judgeReach(wishes, creator),
    judgeEngagement(wishes, creator),
    judgeTopics(wishes, creator),
    judgePlatforms(wishes, creator),
    judgeGender(wishes, creator),
  ].filter((verdict) => verdict !== null);
  const weight = verdicts.reduce((sum, verdict) => sum + verdict.weight, 0);
  const fit = verdicts.reduce((sum, verdict) => sum + verdict.weight * verdict.fit, 0);
  return {
    score: weight === 0 ? 50 : Math.round((100 * fit) / weight),
    reasons: verdicts.filter((verdict) => verdict.fit === 1).map(({ words }) => words),
    gaps: verdicts.filter((verdict) => verdict.fit < 1).map(({ words }) => words),
    met: verdicts.filter((verdict) => verdict.fit === 1).length,
    of: verdicts.length,
  };
}

function judgeTopics({ categories }: Wishes, creator: Candidate): Verdict | null {
  if (categories.length === 0) return null;
  const shared = creator.categories.filter(({ id }) => categories.includes(id));
  if (shared.length === 0) return { weight: 30, fit: 0, words: 'Other topics than the brief asks for' };
  return { weight: 30, fit: 1, words: `Posts about ${listWords(shared.map(({ name }) => name))}` };
}

function judgePrice({ budgetPerCreator }: Wishes, price: number | null): Verdict | null {
  if (budgetPerCreator === null) return null;
  const budget = `₹${inIndia(budgetPerCreator)}`;
  if (price === null) return { weight: 15, fit: 0.5, words: 'No price known yet' };
  if (price <= budgetPerCreator) return { weight: 15, fit: 1, words: `₹${inIndia(price)} is inside ${budget}` };
  return { weight: 15, fit: budgetPerCreator / price, words: `₹${inIndia(price)} is over ${budget} a creator` };
}

function judgeReach({ followersMin, followersMax }: Wishes, { followers }: Candidate): Verdict | null {
  if (followersMin === null && followersMax === null) return null;
  const count = shortCount(followers);
  if (followersMin !== null && followers < followersMin) {
    const words = `${count} followers, ${shortCount(followersMin)} asked for`;
    return { weight: 15, fit: followers / followersMin, words };
  }
  if (followersMax !== null && followers > followersMax) {
    const words = `${count} followers, at most ${shortCount(followersMax)} asked for`;
    return { weight: 15, fit: followersMax / followers, words };
  }
  return { weight: 15, fit: 1, words: `${count} followers, as asked for` };
}

const platformNames: Record<string, string> = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' };

function judgePlatforms({ platforms }: Wishes, { accounts }: Candidate): Verdict | null {
  if (platforms.length === 0) return null;
  const has = new Set(accounts.map(({ platform }) => platform));
  const nameAll = (ids: readonly string[]) => listWords(ids.map((id) => platformNames[id] ?? id));
  const missing = platforms.filter((platform) => !has.has(platform));
  if (missing.length === 0) return { weight: 15, fit: 1, words: `Is on ${nameAll(platforms)}` };
  const fit = (platforms.length - missing.length) / platforms.length;
  return { weight: 15, fit, words: `Not on ${nameAll(missing)}` };
}

function judgeLanguages({ languages }: Wishes, creator: Candidate): Verdict | null {
  if (languages.length === 0) return null;
  const shared = creator.languages.filter(({ id }) => languages.includes(id));
  if (shared.length === 0) return { weight: 15, fit: 0, words: 'Other languages than the brief asks for' };
  return { weight: 15, fit: 1, words: `Speaks ${listWords(shared.map(({ name }) => name))}` };
}

function judgePlace({ locations }: Wishes, { city }: Candidate): Verdict | null {
  if (locations.length === 0) return null;
  if (city && locations.includes(city.id)) return { weight: 15, fit: 1, words: `Lives in ${city.name}` };
  return { weight: 15, fit: 0, words: city ? `Lives in ${city.name}, elsewhere asked for` : 'No city known' };
}

function judgeEngagement({ engagementMin }: Wishes, { engagement_rate: rate }: Candidate): Verdict | null {
  if (engagementMin === null || engagementMin === 0) return null;
  if (rate === null) return { weight: 10, fit: 0, words: 'No engagement known' };
  if (rate >= engagementMin) return { weight: 10, fit: 1, words: `Engagement ${rate} %, ${engagementMin} % asked for` };
  return { weight: 10, fit: rate / engagementMin, words: `Engagement ${rate} %, ${engagementMin} % asked for` };
}

function judgeGender({ gender }: Wishes, creator: Candidate): Verdict | null {
  if (gender === null) return null;
  if (creator.gender?.id === gender) return { weight: 5, fit: 1, words: 'The profile asked for' };
  return { weight: 5, fit: 0, words: 'Another profile than asked for' };
}

function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function inIndia(amount: number): string {
  return amount.toLocaleString('en-IN', { maximumFractionDigits: 2 });
}

/** 86.2K, 1.3L, 2.5Cr: rounded, and what would round up to the next sign's one takes that sign. */
function shortCount(count: number): string {
  for (const [from, size, sign] of [
    [9_950_000, 10_000_000, 'Cr'],
    [99_500, 100_000, 'L'],
    [1_000, 1_000, 'K'],
  ] as const) {
    if (count >= from) return `${Math.round((count / size) * 10) / 10}${sign}`;
  }
  return String(count);
}
