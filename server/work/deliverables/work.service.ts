import type { DeliverableStatus } from '../../../contract/work/deliverables.ts';
import type { ApplicationRow, DeliverableRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { advanceApplication } from '../../campaigns/applications/progress.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { readTerms } from '../agreements/reading.service.ts';
import { releaseDue } from '../escrow/release.service.ts';
import { statusOfWork } from '../work-clock/work-clock.rules.ts';
import { insertEvent, selectDeliverables, updateDeliverable } from './deliverables.queries.ts';
import { type Hand, whyNotMove } from './deliverables.rules.ts';
import { notifyDeliverable } from './notices.service.ts';
import { planDeliverables } from './planning.service.ts';
import { daysOnApproval } from './publication.rules.ts';
import { followUnpaid } from './unpaid.service.ts';

/** Work of these applications; inserts the pieces of agreements older than this table. */
export async function readWork(context: Context, applications: readonly ApplicationRow[]): Promise<DeliverableRow[]> {
  const ids = applications.map(({ id }) => id);
  const known = await selectDeliverables(context.db, ids);
  const planned = new Set(known.map(({ application_id }) => application_id));
  const missing = ids.filter((id) => !planned.has(id));
  if (missing.length === 0) return known;
  const terms = await readTerms(context, missing);
  await planDeliverables(
    context,
    [...terms].map(([applicationId, { deliverables }]) => ({ applicationId, agreed: deliverables, isOlder: true })),
  );
  return selectDeliverables(context.db, ids);
}

/** Refuses a move that a piece of work does not have. */
function refuseIllegal({ status }: DeliverableRow, to: DeliverableStatus, by: Hand): void {
  const reason = whyNotMove(status, to, by);
  if (reason) throw refuse('ILLEGAL_MOVE', reason);
}

interface WorkMove {
  row: DeliverableRow;
  to: DeliverableStatus;
  by: Hand;
  /** Null for the system. */
  byId: number | null;
  note?: string | null | undefined;
}

/** Moves one piece, with its history entry. */
export async function moveWork(
  tx: Context,
  { row, to, by, byId, note }: WorkMove,
  change: Parameters<typeof updateDeliverable>[2] = {},
): Promise<DeliverableRow> {
  refuseIllegal(row, to, by);
  const now = tx.now();
  const approved =
    to === 'approved' ? { approved_version: row.version, approved_at: now, ...daysOnApproval(row, now) } : {};
  const moved = await updateDeliverable(tx.db, row.id, { ...approved, ...change, status: to, updated_at: now });
  await insertEvent(tx.db, {
    deliverable_id: row.id,
    from_status: row.status,
    to_status: to,
    by_id: byId,
    note: note || null,
    created_at: now,
  });
  return moved;
}

/**
 * Updates the application to its work and notifies the other party; payments that the move makes due are released in the same
 * transaction.
 */
export async function followWork(tx: Context, agreed: Agreed, move: WorkMove) {
  const { campaign, application } = agreed;
  const pieces = await selectDeliverables(tx.db, [application.id]);
  const to = statusOfWork(pieces.map(({ status }) => status));
  const { by, byId, note } = move;
  // The final approval is announced separately; until then the notification about the piece says more than the
  // application's.
  const notifies = to !== 'approved' || by === 'system';
  if (to !== 'approved') await notifyDeliverable(tx, agreed, move);
  if (to !== application.status && to !== 'in_progress') {
    const advance = { campaign, application, to, by, byId, note } as const;
    await advanceApplication(tx, { ...advance, cause: 'deliverable', isNotified: notifies });
  }
  await releaseDue(tx, agreed, { bySilence: by === 'system' });
  await followUnpaid(tx, agreed);
}
