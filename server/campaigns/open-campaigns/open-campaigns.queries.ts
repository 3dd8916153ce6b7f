import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import type { WishColumns } from '../matching/wishes.rules.ts';

/** A campaign that is posted for everybody, not held and not over, by somebody whose account is open. */
export type OpenRow = WishColumns &
  Pick<CampaignRow, 'id' | 'creator_id' | 'type' | 'title' | 'brief' | 'objective' | 'compensation' | 'is_full'> & {
    application_deadline: string;
    start_date: string;
    end_date: string;
    published_at: Date;
    needs: string[];
  };

/** `row` is null where the campaign is open no longer. */
export interface Change {
  id: number;
  row: OpenRow | null;
}

const columns = sql`c.id, c.creator_id, c.type, c.title, c.brief, c.objective, c.platforms, c.content, c.categories, c.languages,
  c.locations, c.wanted_gender, c.wanted_followers_min, c.wanted_followers_max, c.wanted_engagement_min, c.compensation,
  c.budget_per_creator, c.is_full, c.application_deadline, c.start_date, c.end_date, c.published_at,
  (select coalesce(array_agg(n.kind), '{}') from campaign_need n where n.campaign_id = c.id) as needs`;

const isOpen = (
  since: string,
) => sql`not c.is_draft and c.held_at is null and c.deleted_at is null and c.visibility = 'public'
  and c.application_deadline >= ${since} and c.end_date >= ${since}
  and exists (select from account a where a.id = c.creator_id and num_nonnulls(a.deleted_at, a.suspended_at) = 0)`;

/** All that are open on a day or after it, and the snapshot they were read in. */
export async function selectOpenCampaigns(db: Database, since: string) {
  const { rows } = await sql<OpenRow & { snapshot: string }>`
    select pg_current_snapshot()::text as snapshot, o.* from (select) one
    left join lateral (select ${columns} from campaign c where ${isOpen(since)}) o on true`.execute(db);
  return { snapshot: rows[0]?.snapshot ?? '', rows: rows.filter(({ id }) => id !== null) as OpenRow[] };
}

/** Campaigns changed by transactions that a snapshot had not seen, and the snapshot of this query. */
export async function selectChangedCampaigns(db: Database, { snapshot, since }: { snapshot: string; since: string }) {
  const { rows } = await sql<OpenRow & { snapshot: string; changed: number | null }>`
    select pg_current_snapshot()::text as snapshot, f.campaign_id as changed, o.* from (select) one
    left join campaign_feed f on f.changed_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
      and not pg_visible_in_snapshot(f.changed_by, ${snapshot}::pg_snapshot)
    left join lateral (select ${columns} from campaign c where c.id = f.campaign_id and ${isOpen(since)}) o on true`.execute(
    db,
  );
  const changes = rows.flatMap(({ changed, ...row }): Change[] =>
    changed === null ? [] : [{ id: changed, row: row.id === null ? null : row }],
  );
  return { snapshot: rows[0]?.snapshot ?? snapshot, changes };
}
