import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';

type Given = Pick<Insertable<Schema['change_order']>, 'application_id' | 'proposed_by'>;

/** Open proposal to change version 1 of an application's agreement, which is created too. */
export async function makeChangeOrder(db: Database, given: Given) {
  await db
    .insertInto('agreement')
    .values({ application_id: given.application_id, version: 1, terms: '{}', hash: '0'.repeat(64) })
    .execute();
  return db
    .insertInto('change_order')
    .values({ ...given, base_version: 1, revisions: 3, note: 'One more round.' })
    .returningAll()
    .executeTakeFirstOrThrow();
}
