/** The payout provider's entities, with its own field names: amounts in paise, times in seconds since 1970. */

export interface Contact {
  id: string;
  entity: 'contact';
  name: string;
  contact: string | null;
  email: string | null;
  type: string | null;
  reference_id: string | null;
  batch_id: null;
  active: boolean;
  notes: Record<string, string>;
  created_at: number;
}

export interface FundAccount {
  id: string;
  entity: 'fund_account';
  contact_id: string;
  account_type: 'vpa' | 'bank_account';
  vpa?: { address: string; username: string; handle: string };
  bank_account?: { name: string; ifsc: string; account_number: string; bank_name: string; notes: [] };
  batch_id: null;
  active: boolean;
  created_at: number;
}

export interface Payout {
  id: string;
  entity: 'payout';
  fund_account_id: string;
  amount: number;
  currency: 'INR';
  notes: Record<string, string>;
  fees: number;
  tax: number;
  status:
    | 'queued'
    | 'pending'
    | 'scheduled'
    | 'processing'
    | 'processed'
    | 'reversed'
    | 'cancelled'
    | 'rejected'
    | 'failed';
  purpose: string;
  /** The bank's reference number, once known. */
  utr: string | null;
  mode: 'UPI' | 'IMPS' | 'NEFT' | 'RTGS';
  reference_id: string | null;
  narration: string | null;
  batch_id: null;
  failure_reason: string | null;
  status_details: { reason: string | null; description: string | null; source: string | null };
  created_at: number;
}
