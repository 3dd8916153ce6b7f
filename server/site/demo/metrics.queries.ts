import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** Connected accounts with readings but without derived figures. */
export async function selectUnderived(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('social_account as s')
    .select('s.id')
    .where('s.source', '=', 'provider')
    .where((eb) => eb.exists(eb.selectFrom('social_snapshot').select('id').whereRef('social_account_id', '=', 's.id')))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('social_metric as m').select('m.authenticity').whereRef('m.social_account_id', '=', 's.id'),
        ),
      ),
    )
    .orderBy('s.id')
    .execute();
  return rows.map(({ id }) => id);
}

interface Figures {
  id: number;
  engagement_rate: number | null;
  average_views: number | null;
}

/** Copies derived figures to the accounts. */
export async function updateFigures(db: Database, figures: readonly Figures[]): Promise<void> {
  await sql`
    update social_account s set engagement_rate = f.engagement_rate, average_views = f.average_views
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as f (id bigint, engagement_rate numeric, average_views bigint)
    where s.id = f.id`.execute(db);
}
