import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

interface Moments {
  now: Date;
  today: string;
  /** Payouts in progress since before these times are stuck. */
  requestedBefore: Date;
  processingBefore: Date;
}

interface Needs {
  reports: number;
  disputes: number;
  disputes_late: number;
  payouts_stuck: number;
  refunds_failed: number;
  unlock_refunds: number;
  referral_signals: number;
  webhooks_stuck: number;
  contact_messages: number;
}

/** Days after which an open dispute is overdue: both parties were promised a decision within seven. */
const lateDays = 5;

/** Numbers of things waiting for an operator, each counted by a partial index. */
export async function selectNeeds(db: Database, moments: Moments): Promise<Needs> {
  const { now, requestedBefore, processingBefore } = moments;
  const { rows } = await sql<Needs>`select
    (select count(*) from report where status = 'open') as reports,
    (select count(*) from dispute where decided_at is null) as disputes,
    (select count(*) from dispute where decided_at is null
      and created_at < ${now}::timestamptz - make_interval(days => ${lateDays}::int)) as disputes_late,
    (select count(*) from payout where (status = 'requested' and created_at < ${requestedBefore})
      or (status = 'processing' and created_at < ${processingBefore})) as payouts_stuck,
    (select count(*) from escrow_order where refunded > charged_back + refund_sent + added_refunded
      and coalesce(refund_claimed_at, ended_at, created_at) < ${now}::timestamptz - interval '1 hour') as refunds_failed,
    (select count(*) from unlock where reported_at is not null and refunded_at is null) as unlock_refunds,
    (select count(*) from referral_signal where status = 'open') as referral_signals,
    (select count(*) from gateway_event where handled_at is null
      and received_at < ${now}::timestamptz - interval '15 minutes') as webhooks_stuck,
    (select count(*) from contact_message where answered_at is null) as contact_messages`.execute(db);
  return numbersOf(rows[0]);
}

interface Counts {
  influencers: number;
  brands: number;
  partners: number;
  new_this_week: number;
  suspended: number;
  live_campaigns: number;
  subscribers: number;
  /** Paise. */
  held_money: number;
}

export async function selectCounts(db: Database, { now, today }: Moments): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    (select count(*) from account where role = 'influencer' and deleted_at is null) as influencers,
    (select count(*) from account where role = 'brand' and deleted_at is null) as brands,
    (select count(*) from account where role = 'partner' and deleted_at is null) as partners,
    (select count(*) from account where role <> 'operator' and deleted_at is null
      and created_at > ${now}::timestamptz - interval '7 days') as new_this_week,
    (select count(*) from account where suspended_at is not null) as suspended,
    (select count(*) from campaign where not is_draft and held_at is null and deleted_at is null
      and end_date >= ${today}::date) as live_campaigns,
    (select count(distinct account_id) from subscription where status in ('authenticated', 'active', 'pending')) as subscribers,
    (select coalesce(sum(amount - released - refunded), 0) from escrow_order where status in ('held', 'disputed', 'frozen')) as held_money`.execute(
    db,
  );
  return numbersOf(rows[0]);
}

/** Paise held between payment and release. */
export async function selectHeldMoney(db: Database): Promise<number> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(sum(amount - released - refunded), 0) as amount from escrow_order where status in ('held', 'disputed', 'frozen')`.execute(
    db,
  );
  return Number(rows[0]?.amount ?? 0);
}

/** Number of listed profiles. */
export async function countListed(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from influencer_profile where hidden_at is null`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

function numbersOf<T extends object>(row: T | undefined): T {
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, Number(value)])) as T;
}

/**
 * Jobs waiting past their time, and those that failed for good within a day; null before the queue was first started.
 */
export async function selectJobs(db: Database): Promise<{ waiting: number; failed: number } | null> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(db);
  if (!rows[0]?.there) return null;
  const counted = await sql<{ waiting: number; failed: number }>`select
    (select count(*) from pgboss.job where state in ('created', 'retry') and start_after < now() - interval '1 minute') as waiting,
    (select count(*) from pgboss.job where state = 'failed' and completed_on > now() - interval '1 day') as failed`.execute(
    db,
  );
  return numbersOf(counted.rows[0]);
}

/** Connected accounts, and those whose last reading failed. */
export async function selectSocial(db: Database): Promise<{ connected: number; failing: number; broken: number }> {
  const { rows } = await sql<{ connected: number; failing: number; broken: number }>`select
    count(*) filter (where state = 'connected') as connected,
    count(*) filter (where state = 'connected' and failures > 0) as failing,
    count(*) filter (where state = 'broken') as broken from social_connection`.execute(db);
  return numbersOf(rows[0]);
}
