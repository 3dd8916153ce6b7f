import { removeFiles } from '../../accounts/files/removal.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import {
  countLaterInvoices,
  type Dealing,
  deleteDemoRows,
  findDealings,
  markDemoRows,
  readSchema,
} from './remove.queries.ts';

/** Thrown when real accounts prevent removing the demo. */
export class DemoInUse extends Error {
  constructor(dealings: readonly Dealing[], laterInvoices: number) {
    const rows = dealings.map(({ table, rows: count }) => `${table} ${count}`);
    if (laterInvoices > 0) rows.push(`invoices numbered after those of the demo ${laterInvoices}`);
    super(`Real accounts dealt with the demo, so nothing was removed. What binds them, by table: ${rows.join(', ')}.`);
  }
}

/**
 * Deletes the demo accounts with everything of theirs: campaigns, work, chats, files, documents and money. All or
 * nothing: throws `DemoInUse` when real accounts are involved. The audit log is kept.
 */
export async function removeDemo(context: Context): Promise<Map<string, number>> {
  const removed = await inTransaction(context, async ({ db }) => {
    const schema = await readSchema(db);
    await markDemoRows(db, schema);
    const dealings = await findDealings(db, schema);
    const laterInvoices = await countLaterInvoices(db);
    if (dealings.length > 0 || laterInvoices > 0) throw new DemoInUse(dealings, laterInvoices);
    return deleteDemoRows(db, schema);
  });
  await removeFiles(context);
  return removed;
}
