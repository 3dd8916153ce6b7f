import type { Id, Json, Maybe, Time, TimeNow } from './columns.ts';

export interface BillingDetailsTable {
  account_id: number;
  name: string;
  address: string;
  state_code: Maybe<string>;
  gstin: Maybe<string>;
  updated_at: TimeNow;
}

export type InvoiceSeries = 'TI' | 'RC';

export interface InvoiceCounterTable {
  series: InvoiceSeries;
  financial_year: string;
  last_number: number;
}

/** Supplier or recipient of an invoice, as of its issue. */
export interface InvoiceParty {
  name: string;
  address: string;
  gstin: string | null;
  /** GST code of the state, if known. */
  state_code: string | null;
}

export interface InvoiceLine {
  title: string;
  /** First and last day of the paid period, Asia/Kolkata. */
  from: string | null;
  to: string | null;
  /** Service code in GST; null on a receipt. */
  sac: string | null;
  /** Paise, without tax. */
  taxable: number;
}

interface InvoicePayment {
  /** The gateway's payment id; for a fee, the ledger's reference. */
  id: string;
  /** ISO 8601 instant. */
  paid_at: string;
}

export interface InvoiceTable {
  id: Id;
  account_id: number;
  /** Exactly one of subscription_payment_id, escrow_order_id and pool_spending_id. */
  subscription_payment_id: Maybe<number>;
  /** The order whose platform fee is invoiced. */
  escrow_order_id: Maybe<number>;
  pool_spending_id: Maybe<number>;
  kind: 'tax_invoice' | 'receipt';
  series: InvoiceSeries;
  financial_year: string;
  sequence: number;
  number: string;
  issued_at: Time;
  supplier: Json<InvoiceParty>;
  recipient: Json<InvoiceParty>;
  lines: Json<InvoiceLine[]>;
  payment: Json<InvoicePayment>;
  place_of_supply: Maybe<string>;
  tax_basis_points: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
}
