import { followerParts } from '../../../contract/core/counted-accounts.ts';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { platformName } from '../../../contract/core/platforms.ts';
import { inSeries, type LocalizedMessage, listWord, msg, placeWord } from '../../kit/i18n/messages.ts';
import { judgeQuote, judgeRates } from './match-price.rules.ts';

/** Criteria of a campaign; an empty list or null means no criterion. */
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
  deliverables: readonly { type: string; quantity: number }[];
}

type Candidate = Pick<
  InfluencerCard,
  'accounts' | 'categories' | 'languages' | 'city' | 'gender' | 'followers' | 'engagement_rate' | 'rates'
>;

/**
 * How far a criterion is met, 0 to 1, with a text for both parties, evaluated lazily because thousands are matched
 * without being shown. An unknown figure neither adds nor removes points: its fit is null.
 */
interface Verdict {
  weight: number;
  fit: number | null;
  /** Set when the creator's profile says nothing about this criterion. */
  isUnknown?: true;
  words: () => LocalizedMessage;
}

/**
 * With fewer known criteria a match is shown as "few facts" and capped at `mostOfFew`. Source: the product's rules,
 * Deals.
 */
export const knownAtLeast = 4;
export const mostOfFew = 80;

export interface Judgement {
  score: number;
  /** Number of the campaign's criteria that are known about the creator. */
  known: number;
  met: readonly Verdict[];
  unmet: readonly Verdict[];
}

/**
 * Match of a campaign and an influencer, 0–100: the weighted criteria of the campaign. `quote` (rupees) is the
 * influencer's own price; without one the rate card prices the campaign's deliverables. Reasons for and against come
 * most specific first: what distinguishes applicants before what nearly all of them share.
 */
export function matchCampaign(wishes: Wishes, creator: Candidate, quote: number | null = null): Judgement {
  const verdicts = [
    judgePrice(wishes, creator, quote),
    judgePlace(wishes, creator),
    judgeLanguages(wishes, creator),
    judgeFollowers(wishes, creator),
    judgeEngagement(wishes, creator),
    judgeTopics(wishes, creator),
    judgePlatforms(wishes, creator),
    judgeGender(wishes, creator),
  ].filter((verdict) => verdict !== null);
  const weighed = verdicts.flatMap(({ weight, fit }) => (fit === null ? [] : { weight, fit }));
  const weight = weighed.reduce((sum, verdict) => sum + verdict.weight, 0);
  const fit = weighed.reduce((sum, verdict) => sum + verdict.weight * verdict.fit, 0);
  const known = verdicts.filter((verdict) => verdict.fit !== null && !verdict.isUnknown).length;
  const score = weight === 0 ? 50 : Math.round((100 * fit) / weight);
  return {
    score: known < knownAtLeast ? Math.min(score, mostOfFew) : score,
    known,
    met: verdicts.filter((verdict) => verdict.fit === 1),
    unmet: verdicts.filter((verdict) => verdict.fit !== 1),
  };
}

function judgeTopics({ categories }: Wishes, creator: Candidate): Verdict | null {
  if (categories.length === 0) return null;
  if (creator.categories.length === 0) return { weight: 30, fit: 0, isUnknown: true, words: () => msg`Topics unknown` };
  const shared = creator.categories.filter(({ id }) => categories.includes(id));
  if (shared.length === 0) return { weight: 30, fit: 0, words: () => msg`Doesn’t cover the topics in the brief` };
  return { weight: 30, fit: 1, words: () => msg`Posts about ${{ topics: seriesOf(shared) }}` };
}

function judgePrice(
  { budgetPerCreator: budget, deliverables, platforms }: Wishes,
  { rates }: Candidate,
  quote: number | null,
): Verdict | null {
  if (budget === null) return null;
  const verdict = quote === null ? judgeRates(rates, { deliverables, platforms, budget }) : judgeQuote(quote, budget);
  return { weight: 15, ...verdict };
}

function judgeFollowers({ followersMin, followersMax }: Wishes, creator: Candidate): Verdict | null {
  const { followers } = creator;
  if (followersMin === null && followersMax === null) return null;
  if (followers === null) return { weight: 15, fit: null, words: () => msg`Number of followers unknown` };
  const count = () => countWords(creator, followers);
  if (followersMin !== null && followers < followersMin) {
    const words = () => msg`${{ followers: count() }}, ${{ least: shortCount(followersMin) }} wanted`;
    return { weight: 15, fit: followers / followersMin, words };
  }
  if (followersMax !== null && followers > followersMax) {
    const words = () => msg`${{ followers: count() }}, at most ${{ most: shortCount(followersMax) }} wanted`;
    return { weight: 15, fit: followersMax / followers, words };
  }
  return { weight: 15, fit: 1, words: () => msg`${{ followers: count() }}, as wanted` };
}

function judgePlatforms({ platforms }: Wishes, { accounts }: Candidate): Verdict | null {
  if (platforms.length === 0) return null;
  const has = new Set(accounts.map(({ platform }) => platform));
  const nameAll = (ids: readonly string[]) => inSeries(ids.map(platformName));
  const missing = platforms.filter((platform) => !has.has(platform));
  if (missing.length === 0) return { weight: 15, fit: 1, words: () => msg`On ${{ platforms: nameAll(platforms) }}` };
  const fit = (platforms.length - missing.length) / platforms.length;
  return { weight: 15, fit, words: () => msg`Not on ${{ platforms: nameAll(missing) }}` };
}

function judgeLanguages({ languages }: Wishes, creator: Candidate): Verdict | null {
  if (languages.length === 0) return null;
  if (creator.languages.length === 0)
    return { weight: 15, fit: 0, isUnknown: true, words: () => msg`Languages unknown` };
  const shared = creator.languages.filter(({ id }) => languages.includes(id));
  if (shared.length === 0) return { weight: 15, fit: 0, words: () => msg`Doesn’t speak the languages in the brief` };
  return { weight: 15, fit: 1, words: () => msg`Speaks ${{ languages: seriesOf(shared) }}` };
}

function judgePlace({ locations }: Wishes, { city }: Candidate): Verdict | null {
  if (locations.length === 0) return null;
  if (!city) return { weight: 15, fit: 0, isUnknown: true, words: () => msg`City unknown` };
  if (locations.includes(city.id))
    return { weight: 15, fit: 1, words: () => msg`Lives in ${{ city: placeWord(city.name) }}` };
  return { weight: 15, fit: 0, words: () => msg`Lives in ${{ city: placeWord(city.name) }}, another place wanted` };
}

function judgeEngagement({ engagementMin: least }: Wishes, { engagement_rate: rate }: Candidate): Verdict | null {
  if (least === null || least === 0) return null;
  if (rate === null) return { weight: 10, fit: null, words: () => msg`Engagement unknown` };
  return {
    weight: 10,
    fit: Math.min(1, rate / least),
    words: () => msg`Engagement ${{ rate }}%, ${{ least }}% wanted`,
  };
}

function judgeGender({ gender }: Wishes, creator: Candidate): Verdict | null {
  if (gender === null) return null;
  if (creator.gender === null) return { weight: 5, fit: 0, isUnknown: true, words: () => msg`Profile unknown` };
  if (creator.gender.id === gender) return { weight: 5, fit: 1, words: () => msg`Matches the creator wanted` };
  return { weight: 5, fit: 0, words: () => msg`Doesn’t match the creator wanted` };
}

function seriesOf(named: readonly { name: string }[]) {
  return inSeries(named.map(({ name }) => listWord(name)));
}

/** Says when the count is a sum over several accounts. */
function countWords(creator: Candidate, followers: number): LocalizedMessage {
  const accounts = followerParts(creator).length;
  const count = shortCount(followers);
  return accounts === 0 ? msg`${{ count }} followers` : msg`${{ count }} followers on ${{ accounts }} accounts`;
}

/** Shortens a count: 86.2K, 1.3L, 2.5Cr; one that would round up to the next unit uses that unit. */
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
