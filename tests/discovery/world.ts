import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Profile before the database derives anything. */
export interface Person {
  id: number;
  name: string;
  username: string;
  bio: string | null;
  gender: string | null;
  city: string | null;
  categories: string[];
  languages: string[];
  contents: string[];
  authenticity: number | null;
  hidden: boolean;
  created: string;
  accounts: {
    platform: string;
    handle: string;
    followers: number;
    engagement: number | null;
    source: 'provider' | 'imported';
  }[];
  rates: { platform: string; content: string; paise: number }[];
  /** Percent by the name of the share; told of the largest account that is connected, where there is one. */
  audience?: Record<string, number>;
}

export const words = {
  platform: ['instagram', 'youtube', 'facebook'],
  category: ['food', 'fashion', 'fitness', 'travel'],
  language: ['en', 'hi', 'ml'],
  gender: ['female', 'male', 'other'],
  content: ['reel', 'story', 'video'],
  city: ['kochi', 'jaipur', 'pune', 'mysuru'],
  state: { kochi: 'KL', jaipur: 'RJ', pune: 'MH', mysuru: 'KA' } as Record<string, string>,
};

const firstNames = ['Aarohi', 'मीरा', 'Kabir', 'José', 'Zoë', 'सुनीता', 'Lalrinpuii', 'ANAYA', 'ज़ोया', "D'Souza"];
const lastNames = ['Menon', 'जोशी', 'Sethi', 'यादव', 'Hmar', 'Rao-Iyer', 'K.', 'Ñandú'];
const bios = ['Filter coffee in Kochi', '100% vegan_food', 'घर का खाना', 'Trails & treks', 'Sarees, drapes', null];

/** Pseudo-random numbers: the same seed gives the same world. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Profiles with many ties, gaps and edge values. */
export function makePeople(count: number, seed: number): Person[] {
  const random = createRandom(seed);
  const chance = createRandom(seed + 1);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const some = (from: readonly string[]) => from.filter(() => random() < 0.35);
  const maybe = <T>(value: () => T, chance = 0.8): T | null => (random() < chance ? value() : null);
  const followers = () => pick([0, 999, 1000, 4999, 5000, 10_000, Math.floor(10 ** (random() * 7))]);
  return Array.from({ length: count }, (_, index): Person => {
    const id = 1000 + index;
    return {
      id,
      name: `${pick(firstNames)} ${pick(lastNames)}`,
      username: `user.${id}`,
      bio: pick(bios),
      gender: maybe(() => pick(words.gender)),
      city: maybe(() => pick(words.city)),
      categories: some(words.category),
      languages: some(words.language),
      contents: some(words.content),
      authenticity: maybe(() => Math.floor(random() * 101), 0.6),
      hidden: random() < 0.05,
      created: new Date(
        Date.UTC(2026, 0, 1) + Math.floor(random() * 40) * 3_600_000 + (random() < 0.5 ? 123 : 0),
      ).toISOString(),
      accounts: some(words.platform).map((platform) => ({
        platform,
        handle: `h_${platform}.${id}`,
        followers: followers(),
        engagement: maybe(() => Math.floor(random() * 1200) / 100, 0.7),
        source: pick(['provider', 'imported'] as const),
      })),
      rates: some(words.content).map((content) => ({
        platform: 'instagram',
        content,
        paise: pick([50_000, 300_000, Math.ceil(random() * 5_000_000)]),
      })),
      ...(chance() < 0.7 ? { audience: makeAudience(chance) } : {}),
    };
  });
}

function makeAudience(random: () => number): Record<string, number> {
  const women = Math.round(random() * 1000) / 10;
  const young = [20, 33.3, Math.round(random() * 600) / 10][Math.floor(random() * 3)] as number;
  const city = words.city[Math.floor(random() * words.city.length)] as string;
  return { 'gender:female': women, 'gender:male': 100 - Math.ceil(women), 'age:18-24': young, [`city:${city}`]: 20 };
}

/** Inserts missing lookups, and people in bulk. */
export async function storeWorld(db: Kysely<Schema>, people: Person[]): Promise<void> {
  await storeWords(db);
  for (let from = 0; from < people.length; from += 500) await storePeople(db, people.slice(from, from + 500));
}

async function storeWords(db: Kysely<Schema>): Promise<void> {
  const named = (ids: string[]) => ids.map((id) => ({ id, name: `${id[0]?.toUpperCase()}${id.slice(1)}` }));
  const states = Object.entries(words.state);
  await db
    .insertInto('country')
    .values({ id: 'IN', name: 'India' })
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('state')
    .values(states.map(([city, id]) => ({ id, country_id: 'IN', name: `State of ${city}` })))
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('city')
    .values(states.map(([id, state_id]) => ({ id, state_id, name: id, latitude: 10, longitude: 76 })))
    .onConflict((c) => c.doNothing())
    .execute();
  for (const table of ['platform', 'category', 'gender'] as const) {
    await db
      .insertInto(table)
      .values(named(words[table]))
      .onConflict((c) => c.doNothing())
      .execute();
  }
  await db
    .insertInto('content_type')
    .values(named(words.content))
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('language')
    .values(named(words.language).map((word) => ({ ...word, native_name: word.name })))
    .onConflict((c) => c.doNothing())
    .execute();
}

async function storePeople(db: Kysely<Schema>, people: Person[]): Promise<void> {
  const profiles = people.map((person) => ({
    id: person.id,
    display_name: person.name,
    username: person.username,
    bio: person.bio,
    gender_id: person.gender,
    city_id: person.city,
    state_id: person.city === null ? null : words.state[person.city],
    country_id: person.city === null ? null : 'IN',
    categories: person.categories,
    languages: person.languages,
    contents: person.contents,
    authenticity: person.authenticity,
    hidden_at: person.hidden ? person.created : null,
    created_at: person.created,
  }));
  await db.insertInto('influencer_profile').values(profiles).execute();
  const accounts = people.flatMap((person) =>
    person.accounts.map(({ platform, engagement, ...account }) => ({
      influencer_id: person.id,
      platform_id: platform,
      engagement_rate: engagement,
      ...account,
    })),
  );
  // A single person may have neither accounts nor rates.
  if (accounts.length > 0) await db.insertInto('social_account').values(accounts).execute();
  await storeAudiences(db, people);
  const rates = people.flatMap((person) =>
    person.rates.map(({ platform, content, paise }) => ({
      influencer_id: person.id,
      platform_id: platform,
      content_type_id: content,
      price: paise,
    })),
  );
  if (rates.length > 0) await db.insertInto('rate_card').values(rates).execute();
}

/** As a provider tells them, in a reading of the largest account that is connected. */
async function storeAudiences(db: Kysely<Schema>, people: Person[]): Promise<void> {
  const told = people.flatMap(({ id, audience }) => (audience ? [{ id, audience: asTold(audience) }] : []));
  await sql`
    insert into social_snapshot (social_account_id, as_of, source, audience)
    select distinct on (told.id) s.id, now(), 'provider', told.audience
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (id bigint, audience jsonb)
    join social_account s on s.influencer_id = told.id and s.source = 'provider'
    order by told.id, s.followers desc nulls last, s.id`.execute(db);
}

function asTold(audience: Record<string, number>) {
  const of = (kind: string, key: string) =>
    Object.entries(audience).flatMap(([name, percent]) =>
      name.startsWith(`${kind}:`) ? [{ [key]: name.slice(kind.length + 1), percent }] : [],
    );
  return { gender: of('gender', 'gender'), age: of('age', 'band'), city: of('city', 'city') };
}
