import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { stateOfGstin } from '../../../contract/money/gstin.ts';
import type { InvoiceSeries } from '../../../database/schema.ts';
import { type LocalizedMessage, msg, translateStored } from '../../kit/i18n/messages.ts';
import { financialYearStart, taxIn } from '../taxes/taxes.rules.ts';

/** The financial year of an instant, from 1 April in Asia/Kolkata: `26-27`. */
export function financialYearOf(at: Date): string {
  const first = Number(dateInIndia(financialYearStart(at)).slice(0, 4));
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('-');
}

/** `TI/26-27/000042`: at most the 16 characters of CGST Rule 46 (b), for up to 99,99,999 invoices a year. */
export function numberInvoice(at: { series: InvoiceSeries; financialYear: string; sequence: number }): string {
  return `${at.series}/${at.financialYear}/${String(at.sequence).padStart(6, '0')}`;
}

/**
 * GST code of the state a service is supplied to: where the recipient is registered, else where the address on record
 * lies (the billing details fall back to the profile's), else where the supplier is. Source: IGST Act s.12 (2).
 */
export function placeOfSupply({
  recipient,
  supplierGstin,
}: {
  recipient: { gstin: string | null; state_code: string | null };
  supplierGstin: string | null;
}): string | null {
  if (recipient.gstin) return stateOfGstin(recipient.gstin);
  return recipient.state_code ?? (supplierGstin && stateOfGstin(supplierGstin));
}

/** An amount split into its taxable value and taxes, in paise. */
export interface TaxSplit {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/**
 * The GST inside an amount, in paise. Within one state its two halves go to centre and state, an odd paisa to the centre;
 * between states all of it is IGST. The parts always sum to the amount.
 */
export function splitTax(amount: number, { basisPoints, isSameState }: { basisPoints: number; isSameState: boolean }) {
  const gst = taxIn(amount, basisPoints);
  const sgst = isSameState ? Math.floor(gst / 2) : 0;
  const cgst = isSameState ? gst - sgst : 0;
  return { taxable: amount - gst, cgst, sgst, igst: gst - cgst - sgst } satisfies TaxSplit;
}

/** Line title of a fee. Stored in English with the invoice, as printed, and translated for lists. */
export function feeMessage(campaign: string): LocalizedMessage {
  return msg`Platform fee for “${{ campaign }}”`;
}

export function translateFee(stored: string): LocalizedMessage {
  return translateStored(stored, [feeMessage('')]);
}
