import { sql } from 'kysely';
import { takenStatuses } from '../../../contract/campaigns/application-standing.ts';
import type { Database } from '../../../database/connection.ts';

interface Asked {
  influencerId: number;
  /** Agreements with this owner clash with none of their own. */
  ownerId: number;
  /** Date in India. */
  today: string;
  limit: number;
}

/** Agreements of an influencer with other owners that are still worked on, or name an exclusivity; the latest first. */
export async function selectOthers(db: Database, { influencerId, ownerId, today, limit }: Asked) {
  return db
    .selectFrom('application as a')
    .innerJoin('campaign as c', 'c.id', 'a.campaign_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('agreement')
          .select(['terms'])
          .whereRef('application_id', '=', 'a.id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('g'),
      (join) => join.onTrue(),
    )
    .innerJoin('agreement as first', (join) =>
      join.onRef('first.application_id', '=', 'a.id').on('first.version', '=', 1),
    )
    .select(['c.id', 'c.title', 'c.categories', 'a.status', 'g.terms', 'first.created_at as agreed_at'])
    .where('a.influencer_id', '=', influencerId)
    .where('a.status', 'in', takenStatuses)
    .where('a.owner_id', '!=', ownerId)
    .where(
      sql<boolean>`(jsonb_typeof(g.terms -> 'exclusivity') = 'object' or (a.status <> 'paid' and g.terms ->> 'end_date' >= ${today}))`,
    )
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
}
export type OtherRow = Awaited<ReturnType<typeof selectOthers>>[number];
