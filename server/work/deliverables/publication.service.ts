import type { DeliverableRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { releaseDue } from '../escrow/release.service.ts';
import { refundUnpublished } from '../escrow/return.service.ts';
import { selectClocked, selectCountedLink, updateDeliverable } from './deliverables.queries.ts';
import { notifyPieceCancelled } from './notices.service.ts';

interface Counted {
  row: DeliverableRow;
  by: NonNullable<DeliverableRow['counted_by']>;
  /** Spelling of the link that counts; null where the owner confirmed. */
  link: string | null;
}

/** Publication of a piece counts: the payments that wait for it are released. */
export async function countPublication(
  tx: Context,
  agreed: Agreed,
  { row, by, link }: Counted,
): Promise<DeliverableRow> {
  const change = { counted_at: tx.now(), counted_by: by, counted_url: link, updated_at: tx.now() };
  const counted = await updateDeliverable(tx.db, row.id, change);
  await releaseDue(tx, agreed, { bySilence: by === 'time' });
  return counted;
}

/** Whether a link has counted for another piece. */
export async function isLinkTaken(context: Context, link: string): Promise<boolean> {
  return selectCountedLink(context.db, link);
}

/** Cancels a piece that was not published in time, and refunds its part of what waits for it. */
export async function cancelPiece(tx: Context, agreed: Agreed, row: DeliverableRow): Promise<void> {
  await refundUnpublished(tx, agreed, `${row.content_type}-${row.number}`);
  await updateDeliverable(tx.db, row.id, { cancelled_at: tx.now(), updated_at: tx.now() });
  await notifyPieceCancelled(tx, agreed, row);
  // Others of the agreement may have waited for nothing else.
  await releaseDue(tx, agreed, { bySilence: false });
}

const batch = 200;

/** Pieces with money that waits for their publication, whose clock may be over. */
export async function* listClocked(context: Context): AsyncGenerator<DeliverableRow> {
  for (let afterId = 0; ; ) {
    const rows = await selectClocked(context.db, { afterId, limit: batch });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    afterId = last.id;
  }
}
