import type { Database } from '../../../database/connection.ts';

export async function setUsername(db: Database, change: { id: number; username: string; now: Date }): Promise<void> {
  await db
    .updateTable('account')
    .set({ username: change.username, updated_at: change.now })
    .where('id', '=', change.id)
    .execute();
}

export async function setLocale(db: Database, change: { id: number; locale: 'en' | 'hi'; now: Date }): Promise<void> {
  await db
    .updateTable('account')
    .set({ locale: change.locale, updated_at: change.now })
    .where('id', '=', change.id)
    .execute();
}

/** Sets the path stem of the profile picture's files and returns the previous one. */
export async function setProfileImage(
  db: Database,
  { id, stem, now }: { id: number; stem: string | null; now: Date },
): Promise<string | null> {
  const before = await db
    .selectFrom('account')
    .select('profile_image')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db.updateTable('account').set({ profile_image: stem, updated_at: now }).where('id', '=', id).execute();
  return before.profile_image;
}
