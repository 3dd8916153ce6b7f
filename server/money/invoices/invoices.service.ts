import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { Invoice } from '../../../contract/money/invoices.ts';
import type { Context } from '../../kit/context/context.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { renderPdf } from '../../kit/pdf/pdf.ts';
import { type InvoiceRow, selectInvoice, selectInvoices } from './invoices.queries.ts';
import { viewInvoice, viewInvoiceContent } from './invoices.views.ts';

interface ListInput {
  accountId: number;
  cursor?: string | undefined;
  limit: number;
  locale: Locale;
}

/** A person's invoices, newest first. */
export async function listInvoices(context: Context, { accountId, cursor, limit, locale }: ListInput) {
  const before = decodeCursor(cursor, z.int());
  const found = await selectInvoices(context.db, { accountId, before, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => id });
  return {
    data: rows.map((row) => viewInvoice(row, locale)),
    next_cursor,
  };
}

/** One invoice with a link to its PDF, which is drawn on first request and then stored. */
export async function readInvoice(
  context: Context,
  { accountId, id, locale }: { accountId: number; id: string; locale: Locale },
): Promise<Invoice & { url: string }> {
  const row = await selectInvoice(context.db, { accountId, id: rowId(id, 'This invoice') });
  if (!row) throw refuseNotFound('This invoice');
  const key = fileOf(row);
  if ((await context.storage.get(key)) === null) await context.storage.put(key, await drawInvoice(context, row));
  return { ...viewInvoice(row, locale), url: context.storage.signedUrl(key) };
}

/**
 * Named by a digest of its content, so that after a database restore a stored PDF is never served for a different
 * invoice.
 */
function fileOf(row: InvoiceRow): string {
  const digest = createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 32);
  return `private/invoices/${digest}/${row.number.replaceAll('/', '-')}.pdf`;
}

function drawInvoice({ config }: Context, row: InvoiceRow): Promise<Buffer> {
  const { brandName, supportEmail } = config;
  const content = viewInvoiceContent(row, { brandName, supportEmail });
  return renderPdf<typeof import('./invoice.pdf.ts')>(new URL('./invoice.pdf.ts', import.meta.url), content);
}
