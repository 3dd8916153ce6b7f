import { sql } from 'kysely';
import type { NeedKind } from '../../../contract/campaigns/campaign-enums.ts';
import type { PledgeStatus } from '../../../contract/campaigns/pledges.ts';
import type { happenings } from '../../../contract/hub/joint-history.ts';
import type { Database } from '../../../database/connection.ts';

/** An entry in a joint campaign's history; amount in paise. */
export interface HappeningRow {
  what: (typeof happenings)[number];
  /** Id of its row within its kind. */
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
  payee_id: number | null;
  outcome: string | null;
  /** Sorts entries of the same instant. */
  place: number;
}

interface Reading {
  campaignId: number;
  /** Restricts to public entries and this person's own; null for all. */
  strangerId: number | null;
}

/** All history entries as rows of one shape; money is visible to the campaign's creator and participants only. */
function happeningsOf({ campaignId, strangerId }: Reading) {
  const isShown =
    strangerId === null
      ? sql`true`
      : sql`(e.to_status in ('accepted', 'contributed') or (e.to_status = 'withdrawn' and e.from_status <> 'pledged')
          or p.account_id = ${strangerId})`;
  return sql`(
    select 'opened' as what, c.id, c.published_at as at, c.creator_id as by_id, null::bigint as amount, null as note,
        null::bigint as pledge_id, null::bigint as account_id, null::bigint as need_id, null as kind, null as from_status,
        null as to_status, false as is_refunded, null::int as number, null as source, null::bigint as payee_id, null as outcome,
        0 as place
      from campaign c where c.id = ${campaignId} and c.published_at is not null
    union all
    select 'pledge', e.id, e.created_at, e.by_id, p.value, e.note, p.id, p.account_id, p.need_id, p.kind, e.from_status, e.to_status,
        e.to_status = 'withdrawn' and exists (select from escrow_order o where o.pledge_id = p.id and o.status = 'refunded'),
        null, null, null, null, 1
      from pledge_event e join pledge p on p.id = e.pledge_id where p.campaign_id = ${campaignId} and ${isShown}
    ${strangerId === null ? poolHappenings(campaignId) : sql``}
  )`;
}

/** History of a campaign's money and terms. */
function poolHappenings(campaignId: number) {
  const none = sql`null::bigint, null::bigint`;
  const plain = sql`null, null, null, false`;
  return sql`
    union all
    select 'locked', campaign_id, locked_at, null, paid, null, ${none}, null, ${plain}, null, null, null, outcome, 2
      from pool_lock where campaign_id = ${campaignId}
    union all
    select 'terms', id, coalesce(ended_at, created_at), by_id, null, null, ${none}, null, ${plain}, null, null, null, status, 3
      from pool_proposal where campaign_id = ${campaignId}
    union all
    select 'proposed', id, created_at, by_id, amount, note, ${none}, need_id, ${plain}, number, null, payee_id, null, 4
      from pool_spending where campaign_id = ${campaignId}
    union all
    select 'disputed', d.id, d.created_at, d.opened_by, s.amount, d.reason, ${none}, s.need_id, ${plain}, s.number, null, s.payee_id,
        d.outcome, 5
      from pool_dispute d left join pool_spending s on s.id = d.spending_id where d.campaign_id = ${campaignId}
    union all
    select 'spending', id, ended_at, by_id, paid, note, ${none}, need_id, ${plain}, number, null, payee_id,
        case when by_silence then 'silence' else 'agreed' end, 6
      from pool_spending where campaign_id = ${campaignId} and status = 'executed'
    union all
    select 'withdrawn', id, ended_at, by_id, amount, null, ${none}, need_id, ${plain}, number, null, payee_id, null, 7
      from pool_spending where campaign_id = ${campaignId} and status = 'withdrawn'
    union all
    select 'settlement', id, created_at, by_id, amount, null, ${none}, null, ${plain}, number, source, null, null, 8
      from settlement where campaign_id = ${campaignId}
    union all
    select 'returned', id, created_at, null, amount, null, ${none}, null, ${plain}, null, null, null, reason, 9
      from pool_return where campaign_id = ${campaignId}`;
}

/** Cursor: time, place and id of the last entry shown. */
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
