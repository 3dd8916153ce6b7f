import { tellInterests } from './interests.ts';
import { createRandom, type Random, weighted } from './random.ts';
import { inDevanagari, REGIONS, type Region } from './regions.ts';
import { inScript, scriptOf } from './scripts.ts';
import { inItsState, TOPICS, type Topic } from './topics.ts';

export interface DemoCity {
  id: string;
  state_id: string;
  country_id: string;
  name: string;
  weight: number;
}

export interface Social {
  platform_id: 'instagram' | 'youtube' | 'facebook';
  handle: string;
  source: 'self_reported' | 'imported' | 'provider';
  followers: number;
  engagement_rate: number | null;
  average_views: number | null;
  /** Hours since the figures were read. */
  age_hours: number;
}

export interface Rate {
  platform_id: string;
  content_type_id: string;
  /** Paise. */
  price: number;
}

/** An influencer of the story, before it has an id. */
export interface Creator {
  username: string;
  fullname: string;
  gender: 'female' | 'male' | 'nonbinary';
  isClaimed: boolean;
  city: DemoCity;
  bio: string;
  birthYear: number;
  categories: string[];
  languages: string[];
  contents: string[];
  authenticity: number | null;
  /** Days since the profile was created, hours since its owner was active. */
  ageDays: number;
  activeHoursAgo: number;
  socials: Social[];
  rates: Rate[];
}

/**
 * Up to this number two of three have an account, and user names are unique. Beyond it, in the long tail of an import,
 * one in seven has one, reach follows a power law, and the number is part of the user name.
 */
export const STORY_SIZE = 5000;

const regionsOf = new Map<string, Region[]>();
for (const region of REGIONS) {
  for (const state of region.states) regionsOf.set(state, [...(regionsOf.get(state) ?? []), region]);
}
const rupees = new Intl.NumberFormat('en-IN');

const pickTopic = weighted(TOPICS, (topic) => topic.weight);
const TIERS = [
  { low: 1_000, high: 10_000, engagement: 6.4, weight: 52 },
  { low: 10_000, high: 100_000, engagement: 4.3, weight: 35 },
  { low: 100_000, high: 500_000, engagement: 2.7, weight: 9 },
  { low: 500_000, high: 1_000_000, engagement: 1.9, weight: 3 },
  { low: 1_000_000, high: 8_000_000, engagement: 1.4, weight: 1 },
];
const pickTier = weighted(TIERS, (tier) => tier.weight);

export interface World {
  seed: string;
  pickCity: (random: Random) => DemoCity;
  /** User names assigned so far, in lower case, while names are short enough to collide. */
  taken: Set<string>;
}

/** The influencer with this number: always the same for a seed. */
export function makeCreator(world: World, number: number): Creator {
  const random = createRandom(world.seed, 'creator', number);
  const city = world.pickCity(random);
  const region = random.pick(regionsOf.get(city.state_id) ?? []);
  const topic = pickTopic(random);
  const gender = random.chance(0.55) ? 'female' : random.chance(0.98) ? 'male' : 'nonbinary';
  const first = random.pick(gender === 'male' ? region.men : region.women);
  const name = `${first} ${random.pick(region.families)}`;
  const username = makeUsername(world, number, { first, topic, random });
  const isClaimed = number < STORY_SIZE ? number % 3 !== 2 : number % 7 === 0;
  const reach = number < STORY_SIZE ? drawReach(random) : drawLongTailReach(random);
  const socials = makeSocials(random, { username, isClaimed, ...reach });
  const inTail = number >= STORY_SIZE;
  return {
    username,
    fullname: nameAsWritten(name, region, { random, inTail }),
    gender,
    isClaimed,
    city,
    bio: makeBio(topic, { region, city, random, inTail }),
    birthYear: random.between(1978, 2006),
    categories: [topic.category, ...random.sample(topic.near, random.between(0, 2))],
    languages: makeLanguages(region, random),
    contents: ['reel', ...random.sample(['post', 'story', 'video', 'short', 'live'], random.between(1, 3))],
    authenticity: socials.some((social) => social.source === 'provider') ? scoreAuthenticity(random) : null,
    ageDays: random.between(2, 540),
    activeHoursAgo: Math.round(random.scatter(1.6) * 30 * 10) / 10,
    socials,
    rates: makeRates(random, socials),
  };
}

interface Voice {
  random: Random;
  inTail: boolean;
}

function nameAsWritten(name: string, region: Region, { random, inTail }: Voice): string {
  const [language] = region.languages;
  const isHindiBelt = language === 'hi' || language === 'mr';
  if (isHindiBelt) return (random.chance(0.16) && inDevanagari(name)) || name;
  const own = inTail ? scriptOf(language) : undefined;
  return (own && random.chance(0.14) && inScript(name, own)) || name;
}

function makeUsername(
  world: World,
  number: number,
  { first, topic, random }: { first: string; topic: Topic; random: Random },
): string {
  const word = random.pick(topic.handles);
  const name = first.toLowerCase();
  const base = random.pick([
    `${name}.${word}`,
    `${name}_${word}`,
    `${word}.by.${name}`,
    `${name}${word}`,
    `the.${name}.${word}`,
  ]);
  if (number >= STORY_SIZE) return `${base.slice(0, 22)}_${number.toString(36)}`;
  let username = base.slice(0, 26);
  for (let again = 2; world.taken.has(username); again++) username = `${base.slice(0, 26)}${again}`;
  world.taken.add(username);
  return username;
}

function makeBio(topic: Topic, facts: Voice & { region: Region; city: DemoCity }): string {
  const { region, city, random, inTail } = facts;
  const [language] = region.languages;
  const isHindi = language === 'hi' && random.chance(0.25);
  const price = rupees.format(random.between(2, 40) * 500);
  const own = inTail && !isHindi ? scriptOf(language) : undefined;
  const lines = isHindi ? topic.hindi : own && random.chance(0.22) ? own.bios : topic.bios;
  const bio = inItsState(random.pick(lines), city.state_id)
    .replaceAll('{city}', city.name)
    .replaceAll('{price}', price);
  return inTail ? bio + tellInterests(random) : bio;
}

function makeLanguages(region: Region, random: Random): string[] {
  const [own = 'en', ...others] = region.languages;
  return [own, ...others.filter(() => random.chance(0.6))];
}

interface Reach {
  followers: number;
  /** Typical engagement of the size, in percent. */
  usual: number;
}

function drawReach(random: Random): Reach {
  const tier = pickTier(random);
  return { followers: Math.round(tier.low * (tier.high / tier.low) ** random.next()), usual: tier.engagement };
}

/** A power law from 800 followers: one in eight has ten thousand, one in a thousand has two million. */
function drawLongTailReach(random: Random): Reach {
  const followers = Math.min(90_000_000, Math.round(800 * (1 - random.next()) ** (-1 / 0.88)));
  const tier = TIERS.find(({ high }) => followers < high);
  return { followers, usual: tier?.engagement ?? 1.1 };
}

function makeSocials(
  random: Random,
  { username, isClaimed, followers, usual }: Reach & { username: string; isClaimed: boolean },
): Social[] {
  const isConnected = isClaimed && random.chance(0.72);
  const main = random.chance(0.82) ? ('instagram' as const) : ('youtube' as const);
  const others = (['instagram', 'youtube', 'facebook'] as const).filter((platform) => platform !== main);
  const extra = others.filter((platform) => random.chance(platform === 'facebook' ? 0.22 : 0.34));
  return [main, ...extra].map((platform_id, index): Social => {
    const count = index === 0 ? followers : Math.max(150, Math.round(followers * 0.35 * random.scatter(0.8)));
    const engagement = Math.max(0.15, usual * Math.min(2.2, random.scatter(0.42)));
    const isMeasured = isConnected && (index === 0 || random.chance(0.6));
    return {
      platform_id,
      handle: username,
      source: isMeasured ? 'provider' : isClaimed ? 'self_reported' : 'imported',
      followers: count,
      engagement_rate: isClaimed && !isMeasured && random.chance(0.5) ? null : Math.round(engagement * 100) / 100,
      average_views: random.chance(0.85) ? Math.round(count * (0.12 + engagement / 16) * random.scatter(0.3)) : null,
      age_hours: isMeasured ? random.between(1, 23) : random.between(30, 4000),
    };
  });
}

/** Most accounts are honest; a minority is not. */
function scoreAuthenticity(random: Random): number {
  return random.chance(0.12) ? random.between(24, 58) : random.between(62, 97);
}

/** Price of a content type relative to a reel. */
const FORMATS = { reel: 1, story: 0.36, post: 0.62, video: 2.1, short: 0.8, live: 1.5 } as const;

/**
 * Typical rates in India: about ₹4,500 a reel at ten thousand followers, ₹22,000 at a hundred thousand, ₹1.3 lakh at a
 * million.
 */
function makeRates(random: Random, socials: readonly Social[]): Rate[] {
  return socials.flatMap(({ platform_id, followers }) => {
    const reel = 850 * (followers / 1000) ** 0.72 * random.scatter(0.32);
    const formats = platform_id === 'youtube' ? (['video', 'short'] as const) : (['reel', 'story', 'post'] as const);
    return formats
      .filter((_format, index) => index === 0 || random.chance(0.6))
      .map((format) => ({ platform_id, content_type_id: format, price: roundPrice(reel * FORMATS[format]) }));
  });
}

/** Rounds rupees as people quote them; returns paise. */
function roundPrice(rupees: number): number {
  const step = rupees < 3_000 ? 100 : rupees < 30_000 ? 500 : 5_000;
  return Math.max(300, Math.round(rupees / step) * step) * 100;
}
