import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { loadApplications } from './applications.ts';
import { loadBookmarks } from './bookmarks.ts';
import { businessNames, loadBusinesses } from './business.ts';
import { loadCampaigns } from './campaigns.ts';
import { castCreators, castNames } from './cast.ts';
import { loadChats } from './chats.ts';
import { type DemoCity, makeCreator, type World } from './creator.ts';
import { loadCreators } from './creator-load.ts';
import { loadNotices } from './notices.ts';
import { loadOperator } from './operator.ts';
import { loadPledges } from './pledges.ts';
import { weighted } from './random.ts';
import { loadReviews } from './reviews.ts';
import { loadWork } from './work.ts';

export interface StoryOptions {
  now: Date;
  /** PHC string of `demo-pass-1`, for the four demo accounts. */
  passwordHash: string;
  /** As the product hashes the terms of an agreement. */
  hashTerms: (terms: object) => string;
  /** How many influencers there should be at least. */
  influencers?: number;
  seed?: string;
  onProgress?: (done: number, total: number) => void;
}

const STORY_INFLUENCERS = 2_000;
const BATCH = 5_000;
/** Two servers that start at once tell it once. */
const STORY_LOCK = 8_263_303;

interface Mark {
  seed: string;
  /** Numbers of the crowd that are in the database. */
  creators: number;
}

/** Tells the demo story once per database, then adds influencers until there are as many as asked for. Returns how many it added. */
export async function loadDemoStory(db: Database, options: StoryOptions): Promise<number> {
  const { influencers = STORY_INFLUENCERS, seed = 'tandem', onProgress } = options;
  const cities = await readCities(db);
  const found = await readMark(db);
  const world = openWorld(found?.seed ?? seed, cities);
  let { creators: done } = found ?? { creators: 0 };
  const before = done;
  for (let number = 0; number < Math.min(done, STORY_INFLUENCERS); number++) makeCreator(world, number);
  if (!found) {
    await tellStory(db, { ...options, cities, world });
    done = STORY_INFLUENCERS;
  }
  for (; done < influencers; onProgress?.(done, influencers)) {
    const count = Math.min(BATCH, influencers - done);
    const creators = Array.from({ length: count }, (_, index) => makeCreator(world, done + index));
    await db.transaction().execute(async (tx) => {
      await loadCreators(tx, creators, options);
      await writeMark(tx, { seed: world.seed, creators: done + count });
    });
    done += count;
  }
  return done - before;
}

async function tellStory(
  db: Database,
  story: StoryOptions & { cities: Map<string, DemoCity>; world: World },
): Promise<void> {
  const { now, passwordHash, hashTerms, cities, world } = story;
  const cast = castCreators(cities);
  const crowd = Array.from({ length: STORY_INFLUENCERS }, (_, number) => makeCreator(world, number));
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(STORY_LOCK)})`.execute(tx);
    if (await readMark(tx)) return;
    await loadOperator(tx, { now, passwordHash });
    const passwordOf = (creator: (typeof cast)[number]) =>
      creator.username === cast[0]?.username ? passwordHash : null;
    const creators = await loadCreators(tx, [...cast, ...crowd], { now, passwordOf });
    const { brands, partners } = await loadBusinesses(tx, { cities, now, passwordHash });
    const campaigns = await loadCampaigns(tx, { brands, partners, cities, now, seed: world.seed });
    const applications = await loadApplications(tx, { campaigns, creators, now, seed: world.seed, hashTerms });
    const stars = new Set([creators[0], brands[0], partners[0]].flatMap((star) => star?.id ?? []));
    await loadWork(tx, { applications, stars, now, seed: world.seed });
    await loadReviews(tx, { applications, stars, now, seed: world.seed });
    const pledges = await loadPledges(tx, { campaigns, creators, brands, partners, now, seed: world.seed });
    await loadChats(tx, { campaigns, creators, brands, partners, applications, now, seed: world.seed });
    await loadNotices(tx, { campaigns, creators, applications, pledges, now });
    await loadBookmarks(tx, { brands, creators, campaigns, now });
    await writeMark(tx, { seed: world.seed, creators: STORY_INFLUENCERS });
  });
  await sql`analyze`.execute(db);
}

function openWorld(seed: string, cities: ReadonlyMap<string, DemoCity>): World {
  const indian = [...cities.values()].filter((city) => city.country_id === 'IN');
  return {
    seed,
    pickCity: weighted(indian, (city) => city.weight ** 0.75),
    taken: new Set([...castNames(), ...businessNames()]),
  };
}

async function readCities(db: Database): Promise<Map<string, DemoCity>> {
  const rows = await db
    .selectFrom('city')
    .innerJoin('state', 'state.id', 'city.state_id')
    .select(['city.id', 'city.name', 'city.weight', 'city.state_id', 'state.country_id'])
    .orderBy('city.id')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function readMark(db: Database): Promise<Mark | undefined> {
  const found = await db.selectFrom('meta').select('value').where('key', '=', 'demo').executeTakeFirst();
  return found?.value as Mark | undefined;
}

async function writeMark(db: Database, mark: Mark): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key: 'demo', value: JSON.stringify(mark) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(mark) }))
    .execute();
}
