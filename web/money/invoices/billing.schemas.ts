import { invoiceCalls } from '../../../contract/money/invoices.ts';

/** Loaded with the first focus of the form, which keeps zod out of the first load. */
export const billingBody = invoiceCalls.saveBillingDetails.body;
