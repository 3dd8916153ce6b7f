import type { Insertable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

export async function insertAgreement(db: Database, agreement: Insertable<Schema['agreement']>): Promise<void> {
  await db.insertInto('agreement').values(agreement).execute();
}

/** The agreement in force of each of these applications. */
export async function selectInForce(db: Database, applicationIds: readonly number[]) {
  if (applicationIds.length === 0) return [];
  return db
    .selectFrom('agreement')
    .selectAll()
    .distinctOn('application_id')
    .where('application_id', 'in', [...applicationIds])
    .orderBy('application_id')
    .orderBy('version', 'desc')
    .execute();
}
export type AgreementRow = Awaited<ReturnType<typeof selectInForce>>[number];

/** Every version of one agreement, latest first. */
export async function selectVersions(db: Database, applicationId: number): Promise<AgreementRow[]> {
  return db
    .selectFrom('agreement')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('version', 'desc')
    .execute();
}
