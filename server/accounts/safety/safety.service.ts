import * as z from 'zod/mini';
import type { Blocked } from '../../../contract/accounts/safety.ts';
import { givenInstant } from '../../../contract/kit/fields.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { Context } from '../../kit/context/context.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuse, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import {
  deleteBlock,
  insertBlock,
  insertDoubt,
  insertReport,
  isAccount,
  isUnclaimedProfile,
  lockReportRow,
  type ReportChange,
  type ReportRow,
  selectBlocks,
  updateReport,
} from './safety.queries.ts';

export type { ReportRow };

interface Target {
  userId: number;
  targetId: string;
}

/** Blocks a person; idempotent. */
export async function blockPerson(
  context: Context,
  { userId, targetId, reason }: Target & { reason: string | undefined },
): Promise<void> {
  const blockedId = rowId(targetId, 'This person');
  if (blockedId === userId) throw refuse('RULE', 'You can’t block yourself.');
  if (!(await isAccount(context.db, blockedId))) throw refuseNotFound('This person');
  await insertBlock(context.db, { blockerId: userId, blockedId, reason: reason || null, now: context.now() });
}

const place = z.tuple([givenInstant, z.int()]);

/** People an account has blocked; deleted accounts are left out. */
export async function listBlocked(
  context: Context,
  user: { id: number },
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ data: Blocked[]; next_cursor: string | null }> {
  const after = decodeCursor(cursor, place);
  const found = await selectBlocks(context.db, { blockerId: user.id, after, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, {
    limit,
    placeOf: (row) => [row.created_at.toISOString(), row.blocked_id],
  });
  const people = await findPeople(
    context,
    rows.map(({ blocked_id }) => blocked_id),
  );
  return {
    data: rows.flatMap(({ blocked_id, reason, created_at }) => {
      const person = people.get(blocked_id);
      return person ? [{ person: viewPersonCard(person), reason, createdAt: created_at.toISOString() }] : [];
    }),
    next_cursor,
  };
}

export async function unblockPerson(context: Context, { userId, targetId }: Target): Promise<void> {
  const isGone = await deleteBlock(context.db, userId, rowId(targetId, 'This block'));
  if (!isGone) throw refuseNotFound('This block');
}

/** Reports a person to the operators; unclaimed profiles too. */
export async function reportPerson(
  context: Context,
  { userId, targetId, reason }: Target & { reason: string },
): Promise<string> {
  const id = rowId(targetId, 'This person');
  if (id === userId) throw refuse('RULE', 'You can’t report yourself.');
  const isThere = (await isAccount(context.db, id)) || (await isUnclaimedProfile(context.db, id));
  if (!isThere) throw refuseNotFound('This person');
  return String(await queueReport(context, { userId, targetId: id, reason }));
}

/** Adds a report to the operators' queue, whether or not the person is still visible. */
export async function queueReport(
  context: Context,
  { userId, targetId, reason }: { userId: number; targetId: number; reason: string },
): Promise<number> {
  return insertReport(context.db, { reporterId: userId, targetId, reason, now: context.now() });
}

/** Reports a campaign with a doubtful text to the operators; the same doubt is reported once. */
export async function queueDoubt(
  context: Context,
  doubt: { campaignId: number; targetId: number; reason: string },
): Promise<void> {
  await insertDoubt(context.db, { ...doubt, now: context.now() });
}

/** A report, locked: of two operators one comes after the other. */
export async function lockReport(tx: Context, id: number): Promise<ReportRow | undefined> {
  return lockReportRow(tx.db, id);
}

/** Writes down what operators do with a report. */
export async function changeReport(tx: Context, id: number, changes: ReportChange): Promise<void> {
  await updateReport(tx.db, id, changes);
}
