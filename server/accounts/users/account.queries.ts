import type { Database } from '../../../database/connection.ts';

/** The stem of the picture's files, held until the transaction ends. */
export async function lockProfileImage(db: Database, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('profile_image')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.profile_image;
}
