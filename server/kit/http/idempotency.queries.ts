import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Database } from '../../../database/connection.ts';

/** Time after which the key of an unfinished first call is released. */
const leaseSeconds = 60;

/** Time for which a reply is stored for repetitions. */
const keptMs = dayMs;

interface KeyOf {
  accountId: number;
  route: string;
  key: string;
}

/** Claims a key for a call. False when another call has it. */
export async function claimKey(db: Database, claim: KeyOf & { bodyHash: string; now: Date }): Promise<boolean> {
  const staleBefore = new Date(claim.now.getTime() - leaseSeconds * 1000);
  const expiredBefore = new Date(claim.now.getTime() - keptMs);
  const row = await db
    .insertInto('idempotency_key')
    .values({
      account_id: claim.accountId,
      route: claim.route,
      key: claim.key,
      body_hash: claim.bodyHash,
      created_at: claim.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'route', 'key'])
        .doUpdateSet({ body_hash: claim.bodyHash, created_at: claim.now, status: null })
        .where((where) =>
          where.or([
            where.and([
              where('idempotency_key.status', 'is', null),
              where('idempotency_key.created_at', '<', staleBefore),
            ]),
            where('idempotency_key.created_at', '<', expiredBefore),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Row of a key; `status` is null while its first call is running. */
export async function findKey(db: Database, of: KeyOf) {
  return db
    .selectFrom('idempotency_key')
    .select(['body_hash', 'status', 'reply'])
    .where('account_id', '=', of.accountId)
    .where('route', '=', of.route)
    .where('key', '=', of.key)
    .executeTakeFirst();
}

/** Stores the reply of a finished call. */
export async function keepReply(db: Database, record: KeyOf & { status: number; reply: string }): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ status: record.status, reply: record.reply })
    .where('account_id', '=', record.accountId)
    .where('route', '=', record.route)
    .where('key', '=', record.key)
    .execute();
}

/** Releases a key after a refusal, which is not stored. */
export async function releaseKey(db: Database, of: KeyOf): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('account_id', '=', of.accountId)
    .where('route', '=', of.route)
    .where('key', '=', of.key)
    .where('status', 'is', null)
    .execute();
}

/** Deletes keys past their storage time. */
export async function deleteExpiredKeys(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await db.deleteFrom('idempotency_key').where('created_at', '<', before).execute();
}

/** Releases every key of an unfinished call. */
export async function deleteUnfinishedKeys(db: Database): Promise<void> {
  await db.deleteFrom('idempotency_key').where('status', 'is', null).execute();
}
