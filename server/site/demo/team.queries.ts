import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

/** The finance member of an account. */
export async function selectPayer(db: Database, accountId: number) {
  return db
    .selectFrom('membership as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .select(['m.person_id', 'p.home_account_id as home_id'])
    .where('m.account_id', '=', accountId)
    .where(sql<boolean>`'finance' = any(m.roles)`)
    .executeTakeFirst();
}

/** Accepted applications to an account's campaigns, those of the campaign with most of them first. */
export async function selectAccepted(db: Database, ownerId: number) {
  return db
    .selectFrom('application')
    .select(['id', 'campaign_id'])
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'accepted')
    .orderBy(sql`count(*) over (partition by campaign_id)`, 'desc')
    .orderBy('campaign_id')
    .orderBy('id')
    .execute();
}

export async function insertDemoApproval(db: Database, row: Insertable<Schema['approval']>): Promise<void> {
  await db.insertInto('approval').values(row).execute();
}
