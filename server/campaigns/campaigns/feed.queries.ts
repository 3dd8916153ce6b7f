import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { CampaignRow, CampaignTable } from '../../../database/schema/campaign.ts';
import type { Schema } from '../../../database/schema.ts';

export interface FeedFilters {
  /** Id of the creator; an invalid id matches nothing. */
  creator?: string | undefined;
  q?: string | undefined;
  type?: CampaignRow['type'] | undefined;
  platform?: readonly string[] | undefined;
  content?: readonly string[] | undefined;
  category?: readonly string[] | undefined;
  language?: readonly string[] | undefined;
  city?: readonly string[] | undefined;
  compensation?: readonly string[] | undefined;
  objective?: readonly string[] | undefined;
  need?: readonly string[] | undefined;
  /** Paise per creator. */
  budgetMin?: number | undefined;
  budgetMax?: number | undefined;
}

interface Reader {
  id: number;
  /** Date in Asia/Kolkata. */
  today: string;
  /** Whether the reader's own campaigns are included. */
  withOwn?: boolean;
}

/**
 * Campaigns that are posted, not paused and before their deadline, whose creator has no block with the reader; full
 * ones too.
 */
function openCampaigns(db: Database, { id, today }: Reader) {
  return db
    .selectFrom('campaign as c')
    .where('c.is_draft', '=', false)
    .where('c.held_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where('c.application_deadline', '>=', today)
    .where('c.end_date', '>=', today)
    .where(sql<boolean>`not exists (select from block b where (b.blocker_id = c.creator_id and b.blocked_id = ${id})
      or (b.blocker_id = ${id} and b.blocked_id = c.creator_id))`)
    .where(
      sql<boolean>`exists (select from account a where a.id = c.creator_id and num_nonnulls(a.deleted_at, a.suspended_at) = 0)`,
    );
}

function filtered<O>(
  feed: SelectQueryBuilder<Schema & { c: CampaignTable }, 'c', O>,
  filters: FeedFilters,
): SelectQueryBuilder<Schema & { c: CampaignTable }, 'c', O> {
  let query = feed;
  const overlaps = [
    ['platforms', filters.platform],
    ['categories', filters.category],
    ['languages', filters.language],
    ['locations', filters.city],
  ] as const;
  for (const [column, values] of overlaps) {
    if (values?.length) query = query.where(sql<boolean>`${sql.ref(`c.${column}`)} && ${[...values]}::text[]`);
  }
  const { creator, q, type, content, need, compensation, objective, budgetMin, budgetMax } = filters;
  if (creator !== undefined) query = query.where('c.creator_id', '=', Number(/^\d{1,15}$/.exec(creator)?.[0] ?? 0));
  if (type) query = query.where('c.type', '=', type);
  if (compensation?.length) query = query.where(sql<boolean>`c.compensation = any(${[...compensation]}::text[])`);
  if (objective?.length) query = query.where(sql<boolean>`c.objective = any(${[...objective]}::text[])`);
  if (budgetMin !== undefined) query = query.where('c.budget_per_creator', '>=', budgetMin);
  if (budgetMax !== undefined) query = query.where('c.budget_per_creator', '<=', budgetMax);
  if (content?.length) {
    query = query.where(
      sql<boolean>`exists (select from jsonb_array_elements(c.content) d where d->>'type' = any(${[...content]}::text[]))`,
    );
  }
  if (need?.length) {
    query = query.where(
      sql<boolean>`exists (select from campaign_need n where n.campaign_id = c.id and n.kind = any(${[...need]}::text[]))`,
    );
  }
  if (q) {
    const pattern = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;
    query = query.where((eb) => eb.or([eb('c.title', 'ilike', pattern), eb('c.brief', 'ilike', pattern)]));
  }
  return query;
}

function feedOf(db: Database, reader: Reader, filters: FeedFilters) {
  const open = openCampaigns(db, reader);
  return filtered(reader.withOwn ? open : open.where('c.creator_id', '!=', reader.id), filters);
}

export async function countFeed(db: Database, reader: Reader, filters: FeedFilters): Promise<number> {
  const row = await feedOf(db, reader, filters)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export type FeedOrder = 'newest' | 'deadline' | 'pay';

interface Order {
  /** As a whole number, for the cursor. */
  value: string;
  direction: 'asc' | 'desc';
  /** The expression the index is built on, and how a cursor's number is compared with it. */
  by?: string;
  at?: (value: number) => RawBuilder<unknown>;
}

/** Sort orders of a list; the id breaks ties. */
const orders: Record<FeedOrder, Order> = {
  newest: {
    by: 'c.published_at',
    value: '(extract(epoch from c.published_at) * 1000)::bigint',
    direction: 'desc',
    at: (value) => sql`to_timestamp(${value}::numeric / 1000)::timestamptz(3)`,
  },
  deadline: { value: "(c.application_deadline - date '2000-01-01')", direction: 'asc' },
  pay: { value: 'coalesce(c.budget_per_creator, -1)', direction: 'desc' },
};

export interface FeedPlace {
  value: number;
  id: number;
}

/** One of the two parts of a list: full and locked campaigns, or those before them. */
export interface FeedPart {
  filters: FeedFilters;
  isLast: boolean;
}

interface FeedPage extends FeedPart {
  order: FeedOrder;
  after: FeedPlace | undefined;
  limit: number;
}

/** Whether a campaign is full, or a joint one locked because its start date has passed. */
const isLast = (today: string) => sql<boolean>`(c.is_full or (c.type = 'joint' and c.start_date <= ${today}::date))`;

const partOf = (db: Database, reader: Reader, part: FeedPart) =>
  feedOf(db, reader, part.filters).where(isLast(reader.today), '=', part.isLast);

export async function selectFeedPage(db: Database, reader: Reader, page: FeedPage): Promise<FeedPlace[]> {
  const { value, direction, by = value, at } = orders[page.order];
  const place = sql`${sql.raw(by)}`;
  let query = partOf(db, reader, page).select(['c.id', sql<number>`${sql.raw(value)}`.as('value')]);
  if (page.after) {
    const sign = sql.raw(direction === 'asc' ? '>' : '<');
    const after = at?.(page.after.value) ?? sql`${page.after.value}`;
    query = query.where(sql<boolean>`(${place}, c.id) ${sign} (${after}, ${page.after.id})`);
  }
  return query.orderBy(place, direction).orderBy('c.id', direction).limit(page.limit).execute();
}

/** Columns needed to match open campaigns, for the newest `limit` of them. */
export async function selectWishes(db: Database, reader: Reader, { limit, ...part }: FeedPart & { limit: number }) {
  return partOf(db, reader, part)
    .select(['c.id', 'c.platforms', 'c.categories', 'c.languages', 'c.locations', 'c.wanted_gender'])
    .select(['c.wanted_followers_min', 'c.wanted_followers_max', 'c.wanted_engagement_min', 'c.budget_per_creator'])
    .select('c.content')
    .orderBy('c.published_at', 'desc')
    .limit(limit)
    .execute();
}
