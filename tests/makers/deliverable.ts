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

/** First version of a piece of work, by its link. */
export async function makeVersion(
  db: Database,
  { deliverable_id, ...overrides }: Partial<Insertable<Schema['deliverable_version']>> & { deliverable_id: number },
): Promise<void> {
  const draft = { url: 'https://www.instagram.com/reel/C1', caption: '#ad', ai_made: false, disclosure: '{"ok":true}' };
  await db
    .insertInto('deliverable_version')
    .values({ deliverable_id, version: 1, submitted_at: new Date(), ...draft, ...overrides })
    .execute();
  await db.updateTable('deliverable').set({ version: 1 }).where('id', '=', deliverable_id).execute();
}
