import { sql } from 'kysely';
import type { DeliverableStatus } from '../../../contract/work/deliverables.ts';
import type { Database } from '../../../database/connection.ts';
import type { Side } from './overview.rules.ts';

export interface Whose {
  side: Side;
  id: number;
}

/** A payment for work or into a pool, or an earning, in paise. */
export interface MoneyRow {
  campaign_id: number | null;
  /** Influencer whose work was paid; null for a pool. */
  influencer_id: number | null;
  at: Date;
  gross: number;
  fee: number;
  tds: number;
  net: number;
}

/** Ledger credits to a person for work, with the fee and tax deducted in the same transaction. */
export async function selectEarnings(db: Database, id: number, until: Date): Promise<MoneyRow[]> {
  const { rows } = await sql<MoneyRow>`
    select coalesce(a.campaign_id, (t.detail ->> 'campaign_id')::bigint) as campaign_id, ${id}::bigint as influencer_id,
      e.at, e.amount + taken.fee + taken.tds as gross, taken.fee, taken.tds, e.amount as net
    from (
      select transaction_id, min(created_at) as at, sum(amount)::bigint as amount from ledger_entry
      where account_id in (select id from ledger_account where owner_id = ${id} and kind in ('earnings', 'earnings_held'))
        and created_at < ${until}
      group by transaction_id having sum(amount) > 0
    ) e
    join ledger_transaction t on t.id = e.transaction_id
    left join application a on a.id = (t.detail ->> 'application_id')::bigint
    cross join lateral (
      select coalesce(sum(x.amount) filter (where y.kind in ('fees', 'gst')), 0)::bigint as fee,
        coalesce(sum(x.amount) filter (where y.kind = 'tds'), 0)::bigint as tds
      from ledger_entry x join ledger_account y on y.id = x.account_id where x.transaction_id = t.id
    ) taken
    where t.kind not like 'payout.%' and t.kind not like 'chargeback.%'`.execute(db);
  return rows;
}

interface PieceRow {
  id: number;
  application_id: number;
  campaign_id: number;
  influencer_id: number;
  status: DeliverableStatus;
  /** Due day, and day in India of the first submission. */
  due_on: string | null;
  handed_in_on: string | null;
}

/** Pieces of a person's agreements, as the campaign's creator or as the influencer. */
export async function selectPieces(db: Database, { side, id }: Whose): Promise<PieceRow[]> {
  const own = side === 'business' ? sql`a.owner_id = ${id}` : sql`a.influencer_id = ${id}`;
  const { rows } = await sql<PieceRow>`
    select d.id, a.id as application_id, a.campaign_id, a.influencer_id, d.status,
      coalesce(d.due_on, a.ready_by, c.end_date)::text as due_on,
      (select (min(e.created_at) at time zone 'Asia/Kolkata')::date::text from deliverable_event e
        where e.deliverable_id = d.id and e.to_status = 'submitted') as handed_in_on
    from application a
    join campaign c on c.id = a.campaign_id
    join deliverable d on d.application_id = a.id
    where ${own} and takes_place(a.status)
    order by d.id`.execute(db);
  return rows;
}

/** Followers of a person's own accounts: the last reading of each day, starting with the last one before `since`. */
export async function selectFollowers(db: Database, { id, since, until }: { id: number; since: Date; until: Date }) {
  const { rows } = await sql<{
    id: number;
    platform_id: string;
    handle: string;
    source: 'self_reported' | 'imported' | 'provider';
    as_of: Date;
    followers: number | null;
    day: string | null;
    then: number | null;
  }>`
    select s.id, s.platform_id, s.handle, s.source, s.as_of, s.followers, r.day, r.followers as then
    from social_account s
    left join lateral (
      select distinct on (day) (as_of at time zone 'Asia/Kolkata')::date::text as day, followers
      from social_snapshot n
      where n.social_account_id = s.id and n.followers is not null and n.as_of < ${until} and n.as_of >= coalesce(
        (select max(as_of) from social_snapshot b
          where b.social_account_id = s.id and b.followers is not null and b.as_of < ${since}), ${since}::timestamptz)
      order by day, as_of desc
    ) r on true
    where s.owner_id = ${id}
    order by s.id, r.day`.execute(db);
  return rows;
}
