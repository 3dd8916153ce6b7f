import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/**
 * Stores the tokens of an account being deleted, to revoke its permission. Not where another account uses the same
 * consent, because the provider would revoke both.
 */
export async function insertRevocation(db: Database, { id, ownerId, now }: { id: number; ownerId: number; now: Date }) {
  await sql`
    insert into social_revocation (platform_id, access_token, refresh_token, next_try_at, created_at)
    select a.platform_id, c.access_token, c.refresh_token, ${now}, ${now}
    from social_connection c join social_account a on a.id = c.social_account_id
    where a.id = ${id} and a.owner_id = ${ownerId} and c.access_token is not null and not exists (
      select from social_connection other join social_account b on b.id = other.social_account_id
      where other.grantor_id = c.grantor_id and b.platform_id = a.platform_id and b.id <> a.id
        and other.access_token is not null)`.execute(db);
}

/** Claims some permissions due for revocation; other processes do not see them until `again`. */
export async function takeRevocations(db: Database, { now, again, most }: { now: Date; again: Date; most: number }) {
  return db
    .updateTable('social_revocation')
    .set((eb) => ({ tries: eb('tries', '+', 1), next_try_at: again }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('social_revocation')
        .select('id')
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'platform_id', 'access_token', 'refresh_token', 'tries'])
    .execute();
}
export type RevocationRow = Awaited<ReturnType<typeof takeRevocations>>[number];

export async function postponeRevocation(db: Database, id: number, until: Date): Promise<void> {
  await db.updateTable('social_revocation').set({ next_try_at: until }).where('id', '=', id).execute();
}

export async function deleteRevocation(db: Database, id: number): Promise<void> {
  await db.deleteFrom('social_revocation').where('id', '=', id).execute();
}
