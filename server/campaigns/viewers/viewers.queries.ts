import { type RawBuilder, sql } from 'kysely';
import type { FreeConsent } from '../../../contract/accounts/consents.ts';
import type { Database } from '../../../database/connection.ts';

export interface View {
  campaignId: number;
  influencerId: number;
  isOpened: boolean;
  at: Date;
}

/**
 * Keeps the first time each creator was shown a campaign and opened it, and counts them, in one statement. Only standard
 * campaigns up to their last day are followed. Sorted, so that two processes cannot deadlock.
 */
export async function recordViews(db: Database, views: readonly View[], today: string): Promise<void> {
  const [campaigns, influencers, opened, times] = [
    views.map(({ campaignId }) => campaignId),
    views.map(({ influencerId }) => influencerId),
    views.map(({ isOpened }) => isOpened),
    views.map(({ at }) => at.toISOString()),
  ];
  await sql`
    with told as (
      select campaign_id, influencer_id, min(at) as shown_at, min(at) filter (where is_opened) as opened_at
      from unnest(${campaigns}::bigint[], ${influencers}::bigint[], ${opened}::boolean[], ${times}::timestamptz[])
        as view (campaign_id, influencer_id, is_opened, at)
      group by campaign_id, influencer_id
    ), fresh as (
      insert into campaign_viewer as seen (campaign_id, influencer_id, shown_at, opened_at)
      select t.campaign_id, t.influencer_id, t.shown_at, t.opened_at
      from told t
      join campaign c on c.id = t.campaign_id and c.type = 'standard' and not c.is_draft and c.deleted_at is null
        and c.end_date >= ${today}
      join account a on a.id = t.influencer_id and a.role = 'influencer' and a.deleted_at is null
      left join campaign_viewer v on v.campaign_id = t.campaign_id and v.influencer_id = t.influencer_id
      where v.campaign_id is null or (v.opened_at is null and t.opened_at is not null)
      order by t.campaign_id, t.influencer_id
      on conflict (campaign_id, influencer_id) do update set opened_at = excluded.opened_at
        where seen.opened_at is null and excluded.opened_at is not null
      -- xmax is 0 for a row that was inserted rather than updated.
      returning campaign_id, (xmax = 0)::int as is_new, (opened_at is not null)::int as is_opened
    )
    insert into campaign_reach as reach (campaign_id, shown, opened)
    select campaign_id, sum(is_new), sum(is_opened) from fresh group by campaign_id order by campaign_id
    on conflict (campaign_id) do update set shown = reach.shown + excluded.shown, opened = reach.opened + excluded.opened,
      forgotten_at = null`.execute(db);
}

/** Names are looked for among so many who opened it last, so that reading never depends on how many did. */
const recentlyOpened = 2_000;
const showsOpened: FreeConsent = 'opened_campaigns';

export interface Reader {
  campaignId: number;
  /** The brand: nobody with a block towards or from it is named. */
  readerId: number;
}

/** Creators who opened a campaign and agree today that brands see it; for an account that somebody keeps, its keeper agrees. */
const namedIn = ({ campaignId, readerId }: Reader): RawBuilder<unknown> => sql`
  select r.influencer_id, r.opened_at
  from (
    select influencer_id, opened_at from campaign_viewer
    where campaign_id = ${campaignId} and opened_at is not null
    order by opened_at desc, influencer_id desc limit ${recentlyOpened}
  ) r
  join account a on a.id = r.influencer_id and num_nonnulls(a.deleted_at, a.suspended_at) = 0
  join influencer_profile f on f.account_id = a.id and f.hidden_at is null
  left join person keeper on keeper.id = a.kept_by
  where exists (
      select from consent s where s.account_id = coalesce(keeper.home_account_id, a.id) and s.kind = ${showsOpened}
        and s.withdrawn_at is null)
    and not exists (select from block where blocker_id = ${readerId} and blocked_id = a.id)
    and not exists (select from block where blocker_id = a.id and blocked_id = ${readerId})`;

export async function countViewers(db: Database, reader: Reader) {
  const { rows } = await sql<{ shown: number; opened: number; saved: number; named: number }>`
    select coalesce(max(shown), 0) as shown, coalesce(max(opened), 0) as opened,
      (select count(*)::int from bookmark b join account a on a.id = b.account_id and a.role = 'influencer'
        where b.campaign_id = ${reader.campaignId}) as saved,
      (select count(*)::int from (${namedIn(reader)}) n) as named
    from campaign_reach where campaign_id = ${reader.campaignId}`.execute(db);
  return rows[0] ?? { shown: 0, opened: 0, saved: 0, named: 0 };
}

export interface Place {
  openedAt: string;
  id: number;
}

/** A page of the named ones, who opened it last first. */
export async function selectNamed(
  db: Database,
  { after, limit, ...reader }: Reader & { after: Place | undefined; limit: number },
) {
  const later = after
    ? sql`where (n.opened_at, n.influencer_id) < (${after.openedAt}::timestamptz, ${after.id}::bigint)`
    : sql``;
  const { rows } = await sql<{ influencer_id: number; opened_at: Date; saved_at: Date | null }>`
    select n.influencer_id, n.opened_at, b.created_at as saved_at
    from (${namedIn(reader)}) n
    left join bookmark b on b.account_id = n.influencer_id and b.campaign_id = ${reader.campaignId}
    ${later}
    order by n.opened_at desc, n.influencer_id desc limit ${limit}`.execute(db);
  return rows;
}
export type NamedRow = Awaited<ReturnType<typeof selectNamed>>[number];

/** Deletes the viewers of some campaigns that ended before a day or are deleted; the number of campaigns. */
export async function forgetSome(
  db: Database,
  { endedBefore, now, limit }: { endedBefore: string; now: Date; limit: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with over as (
      select r.campaign_id from campaign_reach r join campaign c on c.id = r.campaign_id
      where r.forgotten_at is null and (c.end_date < ${endedBefore} or c.deleted_at is not null)
      order by r.campaign_id limit ${limit}
    ), gone as (delete from campaign_viewer v using over where v.campaign_id = over.campaign_id),
    marked as (
      update campaign_reach r set forgotten_at = ${now} from over where r.campaign_id = over.campaign_id returning r.campaign_id
    )
    select count(*)::int as count from marked`.execute(db);
  return rows[0]?.count ?? 0;
}
