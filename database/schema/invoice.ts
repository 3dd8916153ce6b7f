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

/** One side of an invoice, as it was when it was issued. */
export interface InvoiceParty {
  name: string;
  address: string;
  gstin: string | null;
  /** GST code of its state, where that is known. */
  state_code: string | null;
}

export interface InvoiceLine {
  title: string;
  /** First and last day of what was paid for, Asia/Kolkata. */
  from: string | null;
  to: string | null;
  /** Code of the service in GST; null on a receipt. */
  sac: string | null;
  /** Paise, tax taken out. */
  taxable: number;
}

interface InvoicePayment {
  /** The gateway's id; of a fee, what the ledger booked it by. */
  id: string;
  /** ISO 8601 instant. */
  paid_at: string;
}

export interface InvoiceTable {
  id: Id;
  account_id: number;
  /** Exactly one of subscription_payment_id, escrow_order_id and pool_spending_id. */
  subscription_payment_id: Maybe<number>;
  /** The order whose platform fee it is for. */
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
