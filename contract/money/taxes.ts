import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { date, id } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/** Tax rate with its validity in days (Asia/Kolkata); applied only while enabled. */
const taxRate = z.object({
  id,
  /** `gst`, `tds_platform` (on work), `tds_commission` (on referral money). */
  code: z.string(),
  percent: z.number(),
  /** Threshold in rupees per financial year. */
  yearly_threshold: z.number(),
  valid_from: date,
  valid_to: z.nullable(date),
  enabled: z.boolean(),
  /** The legal source. */
  source: z.string(),
});
export type TaxRate = z.infer<typeof taxRate>;

export const taxCalls = defineCalls(access.money, {
  listTaxRates: {
    method: 'GET',
    path: '/operator/tax-rates',
    auth: 'operator',
    summary: 'Every rate of every tax, by the days it holds',
    reply: { data: z.array(taxRate) },
  },
  switchTaxRate: {
    level: 'finance',
    payment: false,
    method: 'PUT',
    path: '/operator/tax-rates/{id}',
    auth: 'operator',
    summary: 'Switch a rate on or off for what is paid from now on',
    params: z.strictObject({ id }),
    body: z.strictObject({ enabled: z.boolean() }),
    reply: { data: taxRate },
  },
});
