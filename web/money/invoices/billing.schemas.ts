import { invoiceCalls } from '../../../contract/money/invoices.ts';

/** Fetched with the first focus of the form: zod is no part of the first load. */
export const billingBody = invoiceCalls.saveBillingDetails.body;
