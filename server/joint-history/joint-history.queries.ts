import { sql } from 'kysely';
import type { happenings } from '../../contract/joint-history.ts';
import type { Database } from '../../database/connection.ts';
import type { NeedKind, PledgeStatus } from '../../database/schema/campaign.ts';

/** A line of a joint campaign's history; amount in paise. */
export interface HappeningRow {
  what: (typeof happenings)[number];
  /** Of the row it stands for, among those of its kind. */
  id: number;
  at: Date;
  by_id: number | null;
  amount: number | null;
  note: string | null;
  pledge_id: number | null;
  account_id: number | null;
  need_id: number | null;
  kind: NeedKind | null;
  from_status: PledgeStatus | null;
  to_status: PledgeStatus | null;
  is_refunded: boolean;
  number: number | null;
  source: 'recorded' | 'pool' | null;
  /** Orders what happened in the same moment. */
  place: number;
}

interface Reading {
  campaignId: number;
  /** Sees only what the page shows everybody, and what is this person's own; null: everything. */
  strangerId: number | null;
}

/** Everything that happened as rows of one shape; the money of a campaign is its parties' alone. */
function happeningsOf({ campaignId, strangerId }: Reading) {
  const isShown =
    strangerId === null
      ? sql`true`
      : sql`(e.to_status in ('accepted', 'contributed') or (e.to_status = 'withdrawn' and e.from_status <> 'pledged')
          or p.account_id = ${strangerId})`;
  const isParty = sql.lit(strangerId === null);
  return sql`(
    select 'opened' as what, c.id, c.published_at as at, c.creator_id as by_id, null::bigint as amount, null as note,
        null::bigint as pledge_id, null::bigint as account_id, null::bigint as need_id, null as kind, null as from_status,
        null as to_status, false as is_refunded, null::int as number, null as source, 0 as place
      from campaign c where c.id = ${campaignId} and c.published_at is not null
    union all
    select 'pledge', e.id, e.created_at, e.by_id, p.value, e.note, p.id, p.account_id, p.need_id, p.kind, e.from_status, e.to_status,
        e.to_status = 'withdrawn' and exists (select from escrow_order o where o.pledge_id = p.id and o.status = 'refunded'),
        null, null, 1
      from pledge_event e join pledge p on p.id = e.pledge_id where p.campaign_id = ${campaignId} and ${isShown}
    union all
    select 'spending', id, created_at, by_id, amount, note, null, null, need_id, null, null, null, false, number, null, 2
      from pool_spending where campaign_id = ${campaignId} and ${isParty}
    union all
    select 'settlement', id, created_at, by_id, amount, null, null, null, null, null, null, null, false, number, source, 3
      from settlement where campaign_id = ${campaignId} and ${isParty}
  )`;
}

/** Where a page goes on: time, place and id of the last line shown. */
type HappeningPlace = readonly [at: Date, place: number, id: number];

interface Page extends Reading {
  after: HappeningPlace | undefined;
  limit: number;
}

export async function selectHappenings(db: Database, { after, limit, ...reading }: Page): Promise<HappeningRow[]> {
  const beyond = after
    ? sql`where (at, place, id) < (${after[0]}::timestamptz, ${after[1]}::int, ${after[2]}::bigint)`
    : sql``;
  const { rows } = await sql<HappeningRow>`
    select * from ${happeningsOf(reading)} happening ${beyond} order by at desc, place desc, id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function countHappenings(db: Database, reading: Reading): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${happeningsOf(reading)} happening`.execute(db);
  return rows[0]?.count ?? 0;
}
