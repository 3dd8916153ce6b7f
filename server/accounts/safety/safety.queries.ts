import { sql, type Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

export async function isAccount(db: Database, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isUnclaimedProfile(db: Database, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('influencer_profile')
    .select('id')
    .where('id', '=', id)
    .where('account_id', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertBlock(
  db: Database,
  block: { blockerId: number; blockedId: number; reason: string | null; now: Date },
): Promise<void> {
  await db
    .insertInto('block')
    .values({
      blocker_id: block.blockerId,
      blocked_id: block.blockedId,
      reason: block.reason,
      created_at: block.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** People an account has blocked, latest first; `after` is the cursor. */
export async function selectBlocks(
  db: Database,
  { blockerId, after, limit }: { blockerId: number; after: [string, number] | undefined; limit: number },
) {
  let query = db.selectFrom('block').select(['blocked_id', 'reason', 'created_at']).where('blocker_id', '=', blockerId);
  if (after) query = query.where(sql<boolean>`(created_at, blocked_id) < (${after[0]}::timestamptz, ${after[1]})`);
  return query.orderBy('created_at', 'desc').orderBy('blocked_id', 'desc').limit(limit).execute();
}

export async function deleteBlock(db: Database, blockerId: number, blockedId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('block')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .returning('blocked_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertReport(
  db: Database,
  report: { reporterId: number; targetId: number; reason: string; now: Date },
): Promise<number> {
  const row = await db
    .insertInto('report')
    .values({
      reporter_id: report.reporterId,
      target_id: report.targetId,
      reason: report.reason,
      created_at: report.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function insertDoubt(
  db: Database,
  doubt: { campaignId: number; targetId: number; reason: string; now: Date },
): Promise<void> {
  await db
    .insertInto('report')
    .values({
      reporter_id: null,
      campaign_id: doubt.campaignId,
      target_id: doubt.targetId,
      reason: doubt.reason,
      created_at: doubt.now,
    })
    .onConflict((conflict) => conflict.columns(['campaign_id', 'reason']).doNothing())
    .execute();
}

/** A report, locked: of two operators one comes after the other. */
export async function lockReportRow(db: Database, id: number) {
  return db.selectFrom('report').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
export type ReportRow = NonNullable<Awaited<ReturnType<typeof lockReportRow>>>;
export type ReportChange = Updateable<Schema['report']>;

export async function updateReport(db: Database, id: number, changes: ReportChange): Promise<void> {
  await db.updateTable('report').set(changes).where('id', '=', id).execute();
}
