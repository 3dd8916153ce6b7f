import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { makeApplication } from './application.ts';

/** Planned reel of a new application unless given. */
export async function makeDeliverable(db: Database, overrides: Partial<Insertable<Schema['deliverable']>> = {}) {
  const applicationId = overrides.application_id ?? (await makeApplication(db)).id;
  return db
    .insertInto('deliverable')
    .values({ content_type: 'reel', number: 1, ...overrides, application_id: applicationId })
    .returningAll()
    .executeTakeFirstOrThrow();
}
