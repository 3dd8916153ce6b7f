import { invoiceCalls } from '../../../contract/money/invoices.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { readBillingDetails, saveBillingDetails } from './billing-details.service.ts';
import { listInvoices, readInvoice } from './invoices.service.ts';

export function mountInvoices(mount: Mount, context: Context): void {
  mount(invoiceCalls, {
    listInvoices: ({ user, query }) => listInvoices(context, { accountId: user.id, locale: user.locale, ...query }),
    getInvoice: async ({ user, params }) => ({
      data: await readInvoice(context, { accountId: user.id, id: params.id, locale: user.locale }),
    }),
    getBillingDetails: async ({ user }) => ({ data: await readBillingDetails(context, user.id) }),
    saveBillingDetails: async ({ user, body }) => ({
      data: await saveBillingDetails(context, { accountId: user.id, details: body }),
    }),
  });
}
