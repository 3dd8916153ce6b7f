import { sql } from 'kysely';
import { type ApplicationStanding, type Relation, standings } from '../../../contract/campaigns/campaigns.ts';
import type { Database } from '../../../database/connection.ts';

export interface MineFilters {
  /** Shown statuses, `held` and `draft`. */
  status?: readonly string[] | undefined;
  relation?: readonly Relation[] | undefined;
  type?: 'standard' | 'joint' | undefined;
  /** Status group of the reader's latest application. */
  standing?: ApplicationStanding | undefined;
}

interface Reader {
  id: number;
  /** The only campaigns this member works on. */
  only: readonly number[] | null;
  /** Date in Asia/Kolkata. */
  today: string;
}

/** `campaignStatus` in SQL; a test compares the two. */
const shownStatus = (today: string) => sql<string>`case
  when c.end_date < ${today} then 'completed'
  when c.slots <= (select count(*) from application p where p.campaign_id = c.id and p.status = 'paid') then 'completed'
  when c.application_deadline < ${today} and exists (select from application p where p.campaign_id = c.id and p.status = 'paid')
    and not exists (select from application p where p.campaign_id = c.id and p.status <> 'paid'
      and p.status not in ('declined', 'withdrawn', 'cancelled')) then 'completed'
  when c.start_date is null or ${today} < c.start_date then 'not-started'
  else 'on going' end`;

const relationColumns = {
  created: sql<boolean>`c.creator_id = `,
  applied: sql<boolean>`exists (select from application a where a.campaign_id = c.id and a.influencer_id = `,
  pledged: sql<boolean>`exists (select from pledge l where l.campaign_id = c.id and l.account_id = `,
};

const standingOf = (id: number) => sql<ApplicationStanding>`(select case
    when a.status in ('applied', 'shortlisted', 'offered') then 'waiting'
    when a.status in ('paid', 'declined', 'withdrawn', 'cancelled') then 'closed'
    else 'agreed' end
  from application a where a.campaign_id = c.id and a.influencer_id = ${id} order by a.id desc limit 1)`;

function isRelated(relation: Relation, id: number) {
  const close = relation === 'created' ? sql`` : sql`)`;
  return sql<boolean>`${relationColumns[relation]}${id}${close}`;
}

/** Ids of the campaigns the reader created, applied or pledged to, each found by an index: the market's size does not matter. */
const ownIds = (id: number) => sql<number>`(select id from campaign where creator_id = ${id} and deleted_at is null
  union select campaign_id from application where influencer_id = ${id}
  union select campaign_id from pledge where account_id = ${id})`;

/** Campaigns the reader created, applied or pledged to. */
function mine(db: Database, { id, only, today }: Reader, { status, type, standing }: MineFilters) {
  let query = db.selectFrom('campaign as c').where('c.deleted_at', 'is', null).where('c.id', 'in', ownIds(id));
  if (only) query = query.where('c.id', 'in', [...only]);
  if (type) query = query.where('c.type', '=', type);
  if (standing) query = query.where(standingOf(id), '=', standing);
  if (status) {
    const shown = status.filter((one) => one !== 'held' && one !== 'draft');
    query = query.where((eb) =>
      eb.or([
        eb.and([eb('c.is_draft', '=', false), sql<boolean>`${shownStatus(today)} = any(${shown}::text[])`]),
        ...(status.includes('held') ? [eb('c.held_at', 'is not', null)] : []),
        ...(status.includes('draft') ? [eb('c.is_draft', '=', true)] : []),
      ]),
    );
  }
  return query;
}

function inRelation(db: Database, reader: Reader, filters: MineFilters) {
  const query = mine(db, reader, filters);
  const relations = filters.relation;
  if (!relations) return query;
  return query.where((eb) => eb.or(relations.map((relation) => isRelated(relation, reader.id))));
}

const relationsOf = ({ id }: Reader) => [
  isRelated('created', id).as('created'),
  isRelated('applied', id).as('applied'),
  isRelated('pledged', id).as('pledged'),
];

/**
 * Whether a campaign is over for the reader: its dates have passed, and no work of the reader or for the reader is in
 * progress.
 */
const isOver = ({ id, today }: Reader) => sql<boolean>`(not c.is_draft and ${shownStatus(today)} = 'completed'
  and not exists (select from application a where a.campaign_id = c.id and ${id} in (a.influencer_id, c.creator_id)
    and a.status in ('in_progress', 'submitted', 'changes_requested')))`;

/** Cursor of the list. */
export interface MinePlace {
  id: number;
  over: boolean;
}

/** Ids of a page: latest first, with those that are over last. */
export async function selectMine(
  db: Database,
  reader: Reader,
  page: { filters: MineFilters; after: MinePlace | undefined; limit: number },
) {
  const over = isOver(reader);
  let query = inRelation(db, reader, page.filters).select(['c.id', over.as('over'), ...relationsOf(reader)]);
  if (page.after) query = query.where(sql<boolean>`(${over}, -c.id) > (${page.after.over}, ${-page.after.id})`);
  return query.orderBy(over).orderBy('c.id', 'desc').limit(page.limit).execute();
}

/**
 * Ids of campaigns that are not over and in which the reader still takes part: running ones first, then latest; with
 * their total.
 */
export async function selectUnderWay(db: Database, reader: Reader, limit: number) {
  const { id, today } = reader;
  const hasPart = sql<boolean>`exists (select from application a where a.campaign_id = c.id and a.influencer_id = ${id}
    and a.status not in ('declined', 'withdrawn', 'cancelled'))`;
  return mine(db, reader, { status: ['not-started', 'on going', 'draft'] })
    .where((eb) => eb.or([isRelated('created', id), isRelated('pledged', id), hasPart]))
    .select(['c.id', ...relationsOf(reader), sql<number>`count(*) over ()`.as('total')])
    .orderBy(sql`not c.is_draft and ${shownStatus(today)} = 'on going'`, 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
}

export async function countMine(db: Database, reader: Reader, filters: MineFilters) {
  const total = await inRelation(db, reader, filters)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const counts = await mine(db, reader, filters)
    .select([
      sql<number>`count(*) filter (where ${isRelated('created', reader.id)})`.as('created'),
      sql<number>`count(*) filter (where ${isRelated('applied', reader.id)})`.as('applied'),
      sql<number>`count(*) filter (where ${isRelated('pledged', reader.id)})`.as('pledged'),
      ...standings.map((one) => sql<number>`count(*) filter (where ${standingOf(reader.id)} = ${one})`.as(one)),
    ])
    .executeTakeFirstOrThrow();
  return { total: total.count, of: counts };
}
