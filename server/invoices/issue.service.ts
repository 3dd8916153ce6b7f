import { dateInIndia } from '../../contract/calendar.ts';
import { stateOfGstin } from '../../contract/gstin.ts';
import type { Context } from '../kit/context.ts';
import { readTaxRate } from '../taxes/taxes.service.ts';
import { readBillingDetails } from './billing-details.service.ts';
import { insertInvoice, takeNumber } from './invoices.queries.ts';
import { financialYearOf, numberInvoice, placeOfSupply, splitTax, type TaxSplit } from './invoices.rules.ts';

/** Service code of what is sold, as its tax rate is listed. */
const serviceCode = '998361';

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
  const { supplier } = tx.config;
  const recipient = await readBillingDetails(tx, sale.accountId);
  const supplyState = placeOfSupply({ recipient, supplierGstin: supplier.gstin });
  const basisPoints = supplier.gstin ? ((await readTaxRate(tx, 'gst', sale.payment.paidAt))?.basisPoints ?? 0) : 0;
  const supplierState = supplier.gstin && stateOfGstin(supplier.gstin);
  const split = splitTax(sale.amount, { basisPoints, isSameState: supplyState === supplierState });
  const line = {
    title: sale.title,
    from: sale.period.start && dateInIndia(sale.period.start),
    to: sale.period.end && dateInIndia(sale.period.end),
    sac: supplier.gstin ? serviceCode : null,
    taxable: split.taxable,
  };
  await insertInvoice(tx.db, {
    ...(await nextNumber(tx)),
    account_id: sale.accountId,
    subscription_payment_id: sale.subscriptionPaymentId,
    supplier: JSON.stringify({ ...supplier, state_code: supplierState }),
    recipient: JSON.stringify(recipient),
    lines: JSON.stringify([line]),
    payment: JSON.stringify({ id: sale.payment.id, paid_at: sale.payment.paidAt.toISOString() }),
    place_of_supply: supplyState,
    tax_basis_points: basisPoints,
    ...split,
    total: sale.amount,
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
