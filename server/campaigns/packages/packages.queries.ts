import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Row, Schema } from '../../../database/schema.ts';

export type PackageRow = Row<'creator_package'>;

/** Those of accounts that are open. */
function packages(db: Database) {
  return db
    .selectFrom('creator_package as p')
    .innerJoin('account as a', 'a.id', 'p.influencer_id')
    .selectAll('p')
    .where('a.deleted_at', 'is', null)
    .where('a.suspended_at', 'is', null);
}

export async function selectPackages(db: Database, influencerId: number): Promise<PackageRow[]> {
  return packages(db).where('p.influencer_id', '=', influencerId).orderBy('p.id').execute();
}

export async function selectPackage(db: Database, id: number): Promise<PackageRow | undefined> {
  return packages(db).where('p.id', '=', id).executeTakeFirst();
}

/** Its places are unique, so that no creator can have more than ten. */
export async function insertPackage(db: Database, values: Insertable<Schema['creator_package']>): Promise<PackageRow> {
  return db.insertInto('creator_package').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function updatePackage(
  db: Database,
  id: number,
  values: Updateable<Schema['creator_package']>,
): Promise<PackageRow> {
  return db.updateTable('creator_package').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deletePackage(db: Database, id: number): Promise<void> {
  await db.deleteFrom('creator_package').where('id', '=', id).execute();
}
