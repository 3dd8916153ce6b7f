import { sql } from 'kysely';
import type { TourFeature } from '../../../contract/accounts/tours.ts';
import type { Database } from '../../../database/connection.ts';

export async function findTours(db: Database, accountId: number) {
  return db.selectFrom('walkthrough').select(['feature', 'status']).where('account_id', '=', accountId).execute();
}

export async function saveTour(
  db: Database,
  tour: { accountId: number; feature: TourFeature; status: 1 | 2; now: Date },
): Promise<void> {
  await db
    .insertInto('walkthrough')
    .values({ account_id: tour.accountId, feature: tour.feature, status: tour.status, updated_at: tour.now })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'feature'])
        .doUpdateSet({ status: sql`excluded.status`, updated_at: sql`excluded.updated_at` }),
    )
    .execute();
}
