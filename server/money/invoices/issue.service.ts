import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { stateOfGstin } from '../../../contract/money/gstin.ts';
import type { InvoiceLine } from '../../../database/json-columns.ts';
import type { Context } from '../../kit/context/context.ts';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { readTaxRate } from '../taxes/taxes.service.ts';
import { readBillingDetails } from './billing-details.service.ts';
import { insertInvoice, takeNumber } from './invoices.queries.ts';
import {
  feeMessage,
  financialYearOf,
  numberInvoice,
  placeOfSupply,
  splitTax,
  type TaxSplit,
} from './invoices.rules.ts';

/** SAC of a plan, as its GST rate is listed. */
const planCode = '998361';
/**
 * SAC of the platform's fee: "Other support services n.e.c.", which its explanatory notes say includes services of
 * intermediaries and brokers. Source: Notification 11/2017-Central Tax (Rate), annexure, heading 9985.
 */
const feeCode = '998599';

interface Sale {
  accountId: number;
  subscriptionPaymentId: number;
  title: string;
  /** Paise, tax included. */
  amount: number;
  period: { start: Date | null; end: Date | null };
  /** The gateway's payment id and time of payment. */
  payment: { id: string; paidAt: Date };
}

/**
 * Issues the numbered document of a subscription payment within the transaction that books it: a tax invoice at the GST
 * rate of the day of payment, or a receipt while the supplier has no GSTIN and so collects no GST. Returns the split of
 * the amount for the booking.
 */
export async function issueInvoice(tx: Context, sale: Sale): Promise<TaxSplit> {
  const { accountId, title, amount, period, payment } = sale;
  const { gstin } = tx.config.supplier;
  const basisPoints = gstin ? ((await readTaxRate(tx, 'gst', payment.paidAt))?.basisPoints ?? 0) : 0;
  return issue(tx, {
    occasion: { subscription_payment_id: sale.subscriptionPaymentId },
    accountId,
    line: {
      title,
      from: period.start && dateInIndia(period.start),
      to: period.end && dateInIndia(period.end),
      sac: planCode,
    },
    amount,
    basisPoints,
    payment,
  });
}

interface Fee {
  accountId: number;
  /** The order or pool draw that the fee was deducted from. */
  of: { orderId: number } | { spendingId: number };
  /** Title of the campaign. */
  campaign: string;
  /** Paise, tax included. */
  amount: number;
  /** GST rate of the booking; 0 where none is collected. */
  basisPoints: number;
  /** Reference of the ledger posting. */
  reference: string;
}

/**
 * Issues the document of the platform's fee on work to its payee, who bears the fee; none for a zero fee. Runs before
 * the booking, as for plans: locking the series before the ledger accounts, always in that order, prevents deadlocks.
 */
export async function issueFeeInvoice(tx: Context, fee: Fee): Promise<void> {
  if (fee.amount === 0) return;
  await issue(tx, {
    occasion: 'orderId' in fee.of ? { escrow_order_id: fee.of.orderId } : { pool_spending_id: fee.of.spendingId },
    accountId: fee.accountId,
    line: { title: inEnglish(feeMessage(fee.campaign)), from: null, to: null, sac: feeCode },
    amount: fee.amount,
    basisPoints: fee.basisPoints,
    payment: { id: fee.reference, paidAt: tx.now() },
  });
}

interface Document extends Pick<Sale, 'accountId' | 'amount' | 'payment'> {
  /** The row the document is issued for; exactly one. */
  occasion: { subscription_payment_id: number } | { escrow_order_id: number } | { pool_spending_id: number };
  line: Omit<InvoiceLine, 'taxable'>;
  basisPoints: number;
}

async function issue(tx: Context, document: Document): Promise<TaxSplit> {
  const { occasion, accountId, line, amount, basisPoints, payment } = document;
  const { supplier } = tx.config;
  const recipient = await readBillingDetails(tx, accountId);
  const supplyState = placeOfSupply({ recipient, supplierGstin: supplier.gstin });
  const supplierState = supplier.gstin && stateOfGstin(supplier.gstin);
  const split = splitTax(amount, { basisPoints, isSameState: supplyState === supplierState });
  const sac = supplier.gstin ? line.sac : null;
  await insertInvoice(tx.db, {
    ...(await nextNumber(tx)),
    ...occasion,
    account_id: accountId,
    supplier: JSON.stringify({ ...supplier, state_code: supplierState }),
    recipient: JSON.stringify(recipient),
    lines: JSON.stringify([{ ...line, sac, taxable: split.taxable }]),
    payment: JSON.stringify({ id: payment.id, paid_at: payment.paidAt.toISOString() }),
    place_of_supply: supplyState,
    tax_basis_points: basisPoints,
    ...split,
    total: amount,
  });
  return split;
}

async function nextNumber(tx: Context) {
  const issuedAt = tx.now();
  const isTaxed = tx.config.supplier.gstin !== null;
  const series = isTaxed ? 'TI' : 'RC';
  const financialYear = financialYearOf(issuedAt);
  const sequence = await takeNumber(tx.db, { series, financialYear });
  return {
    kind: isTaxed ? 'tax_invoice' : 'receipt',
    series,
    financial_year: financialYear,
    sequence,
    number: numberInvoice({ series, financialYear, sequence }),
    issued_at: issuedAt,
  } as const;
}
