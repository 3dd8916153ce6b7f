import { attachmentLimits } from '../../../contract/chat/attachments.ts';
import { hourMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { deleteAttachment, selectUnsentBefore } from './attachments.queries.ts';

/** Kept an hour longer than one can send it, so that what goes is nobody's any more. */
const graceHours = 1;
const batch = 200;

/** Drops uploads that were not sent in time, their bytes first: what is left half way is found again. */
export async function dropUnsent(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - (attachmentLimits.keptHours + graceHours) * hourMs);
  for (;;) {
    const rows = await selectUnsentBefore(context.db, before, batch);
    for (const row of rows) {
      await context.storage.remove(row.key);
      if (row.preview_key) await context.storage.remove(row.preview_key);
      await inTransaction(context, (tx) => deleteAttachment(tx.db, row));
    }
    if (rows.length < batch) return;
  }
}
