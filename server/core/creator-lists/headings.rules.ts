import type { ImportField } from '../../../contract/core/import-fields.ts';
import { contentIds, type PlatformId, platformIds } from '../../../contract/core/platforms.ts';

/** Words of a heading: `fullName`, `full_name` and ` Full  name⏎` are the same. */
export function plainHeading(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}%#]+/gu, ' ')
    .trim();
}

/** Headings of each field, as people and tools write them. */
const headings: Partial<Record<ImportField, string>> = {
  name: 'name, full name, fullname, display name, creator name, creator, influencer name, influencer, influencers, influencer full name, channel name, channel, channel title, youtuber, youtubers, person, artist, page name, nome, nome influencer, nombre, nom, नाम',
  handle:
    'handle, username, user name, user, account, account name, screen name, login, profile, profile name, handle name, user id, creator handle, influencer handle, channel info, channel handle, channel id, usuario, nickname',
  address:
    'url, link, links, profile url, profile link, profile address, page url, page link, account url, account link, social link, social url, channel url, channel link, profile, permalink',
  platform: 'platform, network, social network, social media, social platform, channel type, medium',
  followers:
    'followers, follower, follower count, followers count, followers number, number of followers, no of followers, total followers, foll, fans, fan count, subscribers, suscribers, subscriber, subscriber count, subscribers count, subs, total subscribers, audience size, seguidores, inscritos',
  engagement_rate:
    'engagement rate, engagement rate %, engagement %, engagement, er, er %, eng rate, 60 day eng rate, avg engagement rate, average engagement rate, average engagement',
  average_views: 'average views, avg views, views avg, mean views, average video views, avg video views, median views',
  city: 'city, town, home city, city name, cidade, शहर',
  location: 'location, loc, place, based in, lives in, base',
  country: 'country, nation, country name, country code, location country, country of origin, pais, país, देश',
  gender: 'gender, sex',
  categories:
    'category, categories, topic, topics, topic of influence, topics of influence, niche, niches, genre, genres, vertical, industry, interests, content category, main topic, main category, categoria, categorias',
  languages: 'language, languages, content language, content languages, lang, idioma, भाषा',
  bio: 'bio, biography, description, about, bio text',
  email: 'email, e mail, mail, email address, email id, mail id, contact email, business email, public email',
  mobile: 'mobile, phone, phone number, mobile number, phone no, mobile no, whatsapp, whatsapp number, telephone, tel',
  contact: 'contact, contact details, contact info, contact number',
  website: 'website, site, web site, external url, homepage, blog, website url',
};
const fieldOf = new Map(
  Object.entries(headings).flatMap(([field, words]) => words.split(', ').map((word) => [word, field as ImportField])),
);

/** Headings of figures and remarks that look like a field and are none. */
const others =
  /\b(?:audience|authentic|rank|ranks|potential|total likes|channel rank|quality|score|growth|views|visits|likes|comments|posts|uploads|earnings|following)\b/;

const platformWords: Record<PlatformId, string> = {
  instagram: 'instagram|insta|ig',
  facebook: 'facebook|fb',
  youtube: 'youtube|youtuber|yt',
};
const platformPatterns = platformIds.map(
  (id) => [id, new RegExp(`(?<!\\p{L})(?:${platformWords[id]})(?!\\p{L})`, 'u')] as const,
);
const foreignPattern =
  /(?<!\p{L})(?:tik ?tok|twitter|twitch|snapchat|linked ?in|pinterest|reddit|telegram|threads|discord|moj|josh|koo|sharechat|spotify|x)(?!\p{L})/u;
/** Words around a platform's name in the heading of its handles. */
const handleWords =
  /^(?:(?:link|url|handle|username|user|name|id|profile|account|page|channel|address|of|to|the|in|on)\s?)*$/;

/** The platform that a heading or file name names. */
function platformNamed(text: string): PlatformId | null {
  const plain = plainHeading(text);
  const named = platformPatterns.filter(([, pattern]) => pattern.test(plain));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

export function namesForeign(text: string): boolean {
  return foreignPattern.test(plainHeading(text));
}

/** The field that a heading names, and whether it does so word for word. */
export function fieldOfHeading(text: string): { field: ImportField; isExact: boolean } | null {
  const plain = plainHeading(text);
  const own = fieldOf.get(plain);
  if (own) return { field: own, isExact: true };
  const price = priceOf(plain);
  if (price) return { field: price, isExact: true };
  const platform = platformNamed(text);
  if (platform) return fieldOfPlatform(plain, platform);
  if (foreignPattern.test(plain) && handleWords.test(without(plain, foreignPattern)))
    return { field: 'foreign', isExact: true };
  const numbered = fieldOf.get(plain.replace(/ ?\d+$/, ''));
  if (numbered && !others.test(plain)) return { field: numbered, isExact: true };
  return null;
}

function fieldOfPlatform(plain: string, platform: PlatformId): { field: ImportField; isExact: boolean } | null {
  const [, pattern] = platformPatterns.find(([id]) => id === platform) ?? [];
  const rest = pattern ? without(plain, pattern) : plain;
  const isWhole = rest === '' || handleWords.test(rest);
  const own = fieldOf.get(rest);
  if (own === 'followers') return { field: `followers_${platform}`, isExact: true };
  if (own === 'name' || (isWhole && /\bname\b/.test(rest) && !/\buser\b/.test(rest)))
    return { field: 'name', isExact: false };
  if (own === 'handle' || own === 'address' || isWhole) return { field: `handle_${platform}`, isExact: true };
  return own && !others.test(rest) ? { field: own, isExact: false } : null;
}

function without(plain: string, pattern: RegExp): string {
  return plain.replace(pattern, ' ').replaceAll(/\s+/g, ' ').trim();
}

const priceWords = /\b(?:price|prices|rate|cost|charges?|fee|fees)\b/;

/** Price of one format: `price_reel`, `Reel price`, `cost per story`. */
function priceOf(plain: string): ImportField | null {
  if (!priceWords.test(plain)) return null;
  const named = contentIds.filter((id) => new RegExp(`\\b${id}s?\\b`).test(plain));
  return named.length === 1 ? `price_${named[0] as (typeof contentIds)[number]}` : null;
}

/** Lists whose headings say which platform they are about without naming it. */
const knownLists: { platform: PlatformId; headings: readonly string[] }[] = [
  // A widely copied ranking of Instagram accounts.
  { platform: 'instagram', headings: ['channel info', 'influence score', 'followers'] },
  // Social Blade, and statistics made from it: uploads and views of a channel.
  { platform: 'youtube', headings: ['subscribers', 'video views', 'uploads'] },
];

/** Platform of every line of a list without a column for it, as its headings and name tell. */
export function platformOfList(given: readonly string[], fileName: string): PlatformId | null {
  const plain = new Set(given.map(plainHeading));
  const known = knownLists.find(({ headings }) => headings.every((heading) => plain.has(heading)));
  const named = new Set(given.map(platformNamed).filter((platform) => platform !== null));
  if (named.size === 1) return [...named][0] ?? null;
  return known?.platform ?? platformNamed(fileName.replace(/\.\w+$/, ''));
}

/** Headings of the product's own template, whose cells mean exactly what its page says. */
export function isTemplate(given: readonly string[]): boolean {
  const named = given.map((text) =>
    text
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  );
  return ['platform', 'handle', 'name'].every((name) => named.includes(name));
}
