import type { Insertable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { InvoiceSeries, Schema } from '../../../database/schema.ts';

/** Takes the next number of a series. Locks the series until the transaction ends, so a rollback leaves no gap. */
export async function takeNumber(db: Database, at: { series: InvoiceSeries; financialYear: string }): Promise<number> {
  const { last_number } = await db
    .insertInto('invoice_counter')
    .values({ series: at.series, financial_year: at.financialYear, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'financial_year'])
        .doUpdateSet((eb) => ({ last_number: eb('invoice_counter.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}

export async function insertInvoice(db: Database, row: Insertable<Schema['invoice']>): Promise<void> {
  await db.insertInto('invoice').values(row).execute();
}

/** A person's invoices, newest first, with ids below `before`. */
export async function selectInvoices(
  db: Database,
  { accountId, before, limit }: { accountId: number; before: number | undefined; limit: number },
) {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
export type InvoiceRow = Awaited<ReturnType<typeof selectInvoices>>[number];

export async function selectInvoice(
  db: Database,
  { accountId, id }: { accountId: number; id: number },
): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
