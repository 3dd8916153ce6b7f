import type { Insertable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

export interface NotesOn {
  accountId: number;
  target: { application_id: number } | { influencer_id: number };
}

/** An account's notes on one thing, the newest first, with ids below `before`. */
export async function selectNotes(
  db: Database,
  { accountId, target }: NotesOn,
  { before, limit }: { before: number | undefined; limit: number },
) {
  let found = db.selectFrom('team_note').selectAll().where('account_id', '=', accountId);
  found =
    'application_id' in target
      ? found.where('application_id', '=', target.application_id)
      : found.where('influencer_id', '=', target.influencer_id);
  if (before !== undefined) found = found.where('id', '<', before);
  return found.orderBy('id', 'desc').limit(limit).execute();
}
export type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number];

export async function insertNote(db: Database, note: Insertable<Schema['team_note']>): Promise<NoteRow> {
  return db.insertInto('team_note').values(note).returningAll().executeTakeFirstOrThrow();
}

/** The campaign of an application for one of its two sides. */
export async function selectSide(
  db: Database,
  { applicationId, accountId }: { applicationId: number; accountId: number },
): Promise<{ campaign_id: number } | undefined> {
  return db
    .selectFrom('application')
    .select('campaign_id')
    .where('id', '=', applicationId)
    .where((eb) => eb.or([eb('influencer_id', '=', accountId), eb('owner_id', '=', accountId)]))
    .executeTakeFirst();
}
