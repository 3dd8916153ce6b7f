import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

interface NewRequest {
  token: string;
  handle: string | null;
  platform: string | null;
  email: string | null;
  reason: string;
  now: Date;
}

export async function insertRequest(db: Database, { platform, now, ...request }: NewRequest): Promise<number> {
  const row = await db
    .insertInto('removal_request')
    .values({ ...request, platform_id: platform, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function setRequestCode(
  db: Database,
  { id, hash, expiresAt }: { id: number; hash: string; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('removal_request')
    .set({ code_hash: hash, code_expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

/**
 * Counts one attempt at a request's code and returns the request, locked; undefined when there is none or its attempts
 * are used up.
 */
export async function countCodeTry(db: Database, { token, most, now }: { token: string; most: number; now: Date }) {
  return db
    .updateTable('removal_request')
    .set({ tries: sql`tries + 1` })
    .where('token', '=', token)
    .where('status', '=', 'open')
    .where('tries', '<', most)
    .where('code_expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}
export type RequestRow = NonNullable<Awaited<ReturnType<typeof countCodeTry>>>;

export async function lockRequest(db: Database, id: number): Promise<RequestRow | undefined> {
  return db.selectFrom('removal_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Closes a request and erases what it named. */
export async function closeRequest(
  db: Database,
  {
    id,
    status,
    by,
    now,
    isProven,
  }: { id: number; status: 'removed' | 'refused'; by: number | null; now: Date; isProven: boolean },
): Promise<RequestRow> {
  return db
    .updateTable('removal_request')
    .set({
      status,
      decided_by: by,
      decided_at: now,
      proven_at: isProven ? now : null,
      handle: null,
      email: null,
      code_hash: null,
      code_expires_at: null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function selectOpenRequests(
  db: Database,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<RequestRow[]> {
  return db
    .selectFrom('removal_request')
    .selectAll()
    .where('status', '=', 'open')
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? 0))
    .orderBy('id')
    .limit(limit)
    .execute();
}
