import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { stateOfGstin } from '../../../contract/money/gstin.ts';
import type { InvoiceLine } from '../../../database/schema/invoice.ts';
import type { Context } from '../../kit/context/context.ts';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { readTaxRate } from '../taxes/taxes.service.ts';
import { readBillingDetails } from './billing-details.service.ts';
import { insertInvoice, takeNumber } from './invoices.queries.ts';
import { financialYearOf, numberInvoice, placeOfSupply, sayFee, splitTax, type TaxSplit } from './invoices.rules.ts';

/** Service code of a plan, as its tax rate is listed. */
const planCode = '998361';
/**
 * Service code of the platform's fee: "Other support services n.e.c.", which its explanatory notes say includes
 * services of intermediaries and brokers. Source: Notification 11/2017-Central Tax (Rate), annexure, heading 9985.
 */
const feeCode = '998599';

interface Sale {
  accountId: number;
  subscriptionPaymentId: number;
  title: string;
  /** Paise, tax included. */
  amount: number;
  period: { start: Date | null; end: Date | null };
  /** The gateway's id of the payment, and when it was made. */
  payment: { id: string; paidAt: Date };
}

/**
 * Writes the numbered document of a subscription's payment, within the transaction that books it: a tax invoice at the
 * rate of the day of payment, or a receipt while the supplier has no GSTIN and so collects no GST. Returns the split of
 * the amount, for the books.
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
  /** The payment it was kept of, or the draw from a pool. */
  of: { orderId: number } | { spendingId: number };
  /** Title of the campaign. */
  campaign: string;
  /** Paise, tax included. */
  amount: number;
  /** The rate of GST it is booked with; 0 where none is collected. */
  basisPoints: number;
  /** What the ledger books it by. */
  reference: string;
}

/**
 * The same for the platform's fee on work, made out to who is paid and bears it; no document where there is no fee.
 * Before the booking, as for plans: the series is locked before the ledger's accounts, else two could wait for each other.
 */
export async function issueFeeInvoice(tx: Context, fee: Fee): Promise<void> {
  if (fee.amount === 0) return;
  await issue(tx, {
    occasion: 'orderId' in fee.of ? { escrow_order_id: fee.of.orderId } : { pool_spending_id: fee.of.spendingId },
    accountId: fee.accountId,
    line: { title: inEnglish(sayFee(fee.campaign)), from: null, to: null, sac: feeCode },
    amount: fee.amount,
    basisPoints: fee.basisPoints,
    payment: { id: fee.reference, paidAt: tx.now() },
  });
}

interface Document extends Pick<Sale, 'accountId' | 'amount' | 'payment'> {
  /** The one row it is written for. */
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
