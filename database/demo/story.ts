import { sql } from 'kysely';
import type pg from 'pg';
import { TablesInUse } from '../bulk.ts';
import type { Database } from '../connection.ts';
import { loadApplications } from './applications.ts';
import { loadBookmarks } from './bookmarks.ts';
import { loadBusinesses } from './business.ts';
import { loadCampaigns } from './campaigns.ts';
import { castCreators } from './cast.ts';
import { loadChats } from './chats.ts';
import { type DemoCity, makeCreator, STORY_SIZE, type World } from './creator.ts';
import { loadCreatorsInBulk, type MakeTexts } from './creator-bulk.ts';
import { loadCreators } from './creator-load.ts';
import { loadNotices } from './notices.ts';
import { loadOperator } from './operator.ts';
import { loadPackages } from './packages.ts';
import { loadPlatform } from './platform.ts';
import { loadPledges } from './pledges.ts';
import { loadReviews } from './reviews.ts';
import { loadSocialHistory } from './social-history.ts';
import { loadTeam } from './team.ts';
import { loadTours } from './tours.ts';
import { loadViewers } from './viewers.ts';
import { loadWork } from './work.ts';
import { openWorld } from './world.ts';

export interface StoryOptions {
  now: Date;
  /** PHC string of `demo-pass-1`, for the accounts that can sign in. */
  passwordHash: string;
  /** Hashes the terms of an agreement as the product does. */
  hashTerms: (terms: object) => string;
  /** Minimum number of influencers. */
  influencers?: number;
  seed?: string;
  onProgress?: (done: number, total: number) => void;
  bulk?: Bulk | undefined;
}

/** Dependencies for storing very many at once; without them they are stored in batches. */
export interface Bulk {
  /** Opens a PostgreSQL connection outside the pool. */
  connect: () => Promise<pg.Client>;
  startCrowd: (world: CrowdWorld) => { makeTexts: MakeTexts; stop: () => Promise<void> };
  onRebuilt: (done: number, total: number) => void;
  /** Called when the database is in use, so that batches are used instead. */
  onInUse: () => void;
}

export interface CrowdWorld {
  seed: string;
  cities: Map<string, DemoCity>;
  now: Date;
}

const STORY_INFLUENCERS = 2_000;
const BATCH = 5_000;
/** For fewer, rebuilding the indexes is not worthwhile. */
const LEAST_IN_BULK = 50_000;
/** Advisory lock, so that two servers starting at once load the story once. */
const STORY_LOCK = 8_263_303;

interface Mark {
  seed: string;
  /** Number of creators already stored. */
  creators: number;
}

/**
 * Loads the demo story once per database, then adds influencers up to the requested number. Returns how many it added.
 */
export async function loadDemoStory(db: Database, options: StoryOptions): Promise<number> {
  const { influencers = STORY_INFLUENCERS, seed = 'tandem', bulk } = options;
  const cities = await readCities(db);
  const found = await readMark(db);
  const world = openWorld(found?.seed ?? seed, cities);
  const before = found?.creators ?? 0;
  let done = Math.max(before, STORY_INFLUENCERS);
  for (let number = 0; number < Math.min(before, STORY_SIZE); number++) makeCreator(world, number);
  if (!found) await tellStory(db, { ...options, cities, world });
  const crowd = { db, world, options };
  const isBulk = bulk !== undefined && influencers - Math.max(done, STORY_SIZE) >= Math.max(LEAST_IN_BULK, done / 2);
  if (isBulk) {
    done = await addBatches(crowd, done, STORY_SIZE);
    done = await addInBulk(crowd, { bulk, cities, from: done });
  }
  return (await addBatches(crowd, done, influencers)) - before;
}

interface Crowd {
  db: Database;
  world: World;
  options: StoryOptions;
}

/** Returns the resulting number. */
async function addBatches({ db, world, options }: Crowd, from: number, to: number): Promise<number> {
  let done = from;
  while (done < to) {
    const count = Math.min(BATCH, to - done);
    const creators = Array.from({ length: count }, (_, index) => makeCreator(world, done + index));
    await db.transaction().execute(async (tx) => {
      await loadCreators(tx, creators, options);
      await writeMark(tx, { seed: world.seed, creators: done + count });
    });
    done += count;
    options.onProgress?.(done, options.influencers ?? to);
  }
  return done;
}

async function addInBulk(
  { world: { seed }, options: { influencers = 0, now, onProgress } }: Crowd,
  { bulk, cities, from }: { bulk: Bulk; cities: Map<string, DemoCity>; from: number },
): Promise<number> {
  const { connect, startCrowd, onRebuilt, onInUse } = bulk;
  const { makeTexts, stop } = startCrowd({ seed, cities, now });
  try {
    await loadCreatorsInBulk({
      connect,
      makeTexts,
      from,
      to: influencers,
      onRebuilt,
      mark: { seed, creators: influencers } satisfies Mark,
      onProgress: (done) => onProgress?.(done, influencers),
    });
    return influencers;
  } catch (error) {
    if (!(error instanceof TablesInUse)) throw error;
    onInUse();
    return from;
  } finally {
    await stop();
  }
}

async function tellStory(
  db: Database,
  story: StoryOptions & { cities: Map<string, DemoCity>; world: World },
): Promise<void> {
  const { now, passwordHash, hashTerms, cities, world } = story;
  const cast = castCreators(cities);
  // Their scores follow from the readings inserted below.
  const crowd = Array.from({ length: STORY_INFLUENCERS }, (_, number) => ({
    ...makeCreator(world, number),
    authenticity: null,
  }));
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(STORY_LOCK)})`.execute(tx);
    if (await readMark(tx)) return;
    const operatorId = await loadOperator(tx, { now, passwordHash });
    const passwordOf = (creator: (typeof cast)[number]) =>
      creator.username === cast[0]?.username ? passwordHash : null;
    const creators = await loadCreators(tx, [...cast, ...crowd], { now, passwordOf });
    await loadSocialHistory(tx, creators, { now, seed: world.seed, castSize: cast.length });
    if (creators[0]) await loadPackages(tx, creators[0].id);
    const { brands, partners } = await loadBusinesses(tx, { cities, now, passwordHash });
    const campaigns = await loadCampaigns(tx, { brands, partners, cities, now, seed: world.seed });
    const applications = await loadApplications(tx, { campaigns, creators, now, seed: world.seed, hashTerms });
    const stars = new Set([creators[0], brands[0], partners[0]].flatMap((star) => star?.id ?? []));
    await loadWork(tx, { applications, stars, now, seed: world.seed });
    await loadReviews(tx, { applications, stars, now, seed: world.seed });
    const pledges = await loadPledges(tx, { campaigns, creators, brands, partners, now, seed: world.seed });
    await loadChats(tx, { campaigns, creators, brands, partners, applications, now, seed: world.seed });
    await loadNotices(tx, { campaigns, creators, applications, pledges, now });
    await loadViewers(tx, { campaigns, creators, applications, now, seed: world.seed });
    await loadBookmarks(tx, { brands, creators, campaigns, now });
    await loadPlatform(tx, { operatorId, applications, brands, creators, stars, now });
    const team = await loadTeam(tx, { brands, campaigns, applications, creators, now, passwordHash });
    await loadTours(tx, { accounts: [...stars, ...team], now });
    await writeMark(tx, { seed: world.seed, creators: STORY_INFLUENCERS });
  });
  await sql`analyze`.execute(db);
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
