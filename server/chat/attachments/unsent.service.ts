import { attachmentLimits } from '../../../contract/chat/attachments.ts';
import { hourMs } from '../../../contract/kit/calendar.ts';
import { forgetFiles } from '../../accounts/files/store.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { deleteAttachment, selectUnsentBefore } from './attachments.queries.ts';

/** An hour longer than sending is possible, so that no upload is deleted while being sent. */
const graceHours = 1;
const batch = 200;

/** Deletes uploads not sent in time; bytes before rows, so that an interrupted run is repeated. */
export async function dropUnsent(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - (attachmentLimits.keptHours + graceHours) * hourMs);
  for (;;) {
    const rows = await selectUnsentBefore(context.db, before, batch);
    for (const row of rows) {
      await context.storage.remove(row.key);
      if (row.preview_key) await context.storage.remove(row.preview_key);
      await inTransaction(context, async (tx) => {
        await deleteAttachment(tx.db, row.id);
        await forgetFiles(
          tx,
          [row.file_id, row.preview_id].filter((id) => id !== null),
        );
      });
    }
    if (rows.length < batch) return;
  }
}
