import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { id, instant, name, nextCursor, page, text } from '../kit/fields.ts';
import { unprintable } from '../kit/letters.ts';
import { access } from '../kit/permissions.ts';
import { isGstState } from './gst-states.ts';
import { isGstin } from './gstin.ts';

export const invoiceKinds = ['tax_invoice', 'receipt'] as const;

/** Invoices print this text, so the PDF fonts must contain its characters. */
const printable = z.refine<string>(
  (value) => !unprintable.test(value.normalize('NFC')),
  'Use Latin or Devanagari letters. Invoices are printed in these.',
);

export const gstSchemes = ['regular', 'composition'] as const;

/** Recipient of invoices. `state_code` is the GST code of the place of supply, such as `27`. */
const billingDetails = z.object({
  name: z.string(),
  address: z.string(),
  state_code: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
  /** How a GSTIN is registered; only a regular one adds GST to the person’s own prices. */
  gst_scheme: z.enum(gstSchemes),
  /** Registration as a micro or small enterprise. */
  udyam: z.nullable(z.string()),
});
export type BillingDetails = z.infer<typeof billingDetails>;

/**
 * Invoice or receipt for a plan's payment or for the platform's fee on an agreement; amounts in rupees. Immutable once
 * issued.
 */
const invoice = z.object({
  id,
  /** Consecutive within its financial year (from 1 April): `TI/26-27/000042`. */
  number: z.string(),
  /** A receipt when the supplier has no GSTIN. */
  kind: z.enum(invoiceKinds),
  issued_at: instant,
  title: z.string(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  total: z.number(),
  place_of_supply: z.nullable(z.string()),
});
export type Invoice = z.infer<typeof invoice>;

export const invoiceCalls = defineCalls(access.secrets, {
  listInvoices: {
    method: 'GET',
    path: '/user/invoices',
    auth: 'user',
    summary: 'My invoices, newest first',
    query: z.strictObject(page),
    reply: { data: z.array(invoice), next_cursor: nextCursor },
  },
  getInvoice: {
    method: 'GET',
    path: '/user/invoices/{id}',
    auth: 'user',
    summary: 'One invoice of mine, with a link to its PDF that is good for five minutes',
    params: z.strictObject({ id }),
    reply: { data: z.extend(invoice, { url: z.string() }) },
  },
  getBillingDetails: {
    method: 'GET',
    path: '/user/billing-details',
    auth: 'user',
    summary: 'Whom my next invoices are made out to',
    reply: { data: billingDetails },
  },
  saveBillingDetails: {
    method: 'PUT',
    path: '/user/billing-details',
    auth: 'user',
    payment: false,
    needs: 'pay',
    summary: 'Say whom my next invoices are made out to',
    body: z.strictObject({
      name: name(2, 120).check(printable),
      address: text(0, 300).check(printable),
      state_code: z.nullable(z.string().check(z.refine(isGstState, 'Choose a state.'))),
      gstin: z.nullable(
        z
          .string()
          .check(
            z.trim(),
            z.toUpperCase(),
            z.refine(isGstin, 'This isn’t a valid GSTIN. Please check the 15 characters.'),
          ),
      ),
      gst_scheme: z.optional(z.enum(gstSchemes)),
      udyam: z.optional(
        z.nullable(
          z
            .string()
            .check(
              z.trim(),
              z.toUpperCase(),
              z.regex(/^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/, 'Enter the number as in UDYAM-KL-07-0012345.'),
            ),
        ),
      ),
    }),
    reply: { data: billingDetails },
  },
});
