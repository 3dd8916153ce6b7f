/** The provider's entities, with its own field names: amounts in paise, times in seconds since 1970. */

type SubscriptionStatus =
  | 'created'
  | 'authenticated'
  | 'active'
  | 'pending'
  | 'halted'
  | 'paused'
  | 'cancelled'
  | 'completed'
  | 'expired';

export interface Plan {
  id: string;
  entity: 'plan';
  interval: number;
  period: 'daily' | 'weekly' | 'monthly' | 'yearly';
  item: { id: string; name: string; amount: number; currency: 'INR' };
  notes: Record<string, string>;
  created_at: number;
}

export interface Subscription {
  id: string;
  entity: 'subscription';
  plan_id: string;
  status: SubscriptionStatus;
  current_start: number | null;
  current_end: number | null;
  ended_at: number | null;
  charge_at: number | null;
  /** Until when the customer can authorise it. */
  expire_by: number | null;
  start_at: number | null;
  end_at: number | null;
  total_count: number;
  paid_count: number;
  remaining_count: number;
  customer_notify: boolean;
  has_scheduled_changes: boolean;
  notes: Record<string, string>;
  short_url: string;
  created_at: number;
}

export interface Order {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: 'INR';
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  notes: Record<string, string>;
  created_at: number;
}

export interface Payment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: 'INR';
  status: 'captured' | 'failed' | 'refunded';
  order_id: string | null;
  subscription_id: string | null;
  invoice_id: string | null;
  method: 'upi' | 'card';
  vpa: string | null;
  card_id: string | null;
  card: { id: string; entity: 'card'; last4: string; network: 'Visa'; type: 'debit' } | null;
  /** The provider's fee, GST included, and the GST in it. */
  fee: number;
  tax: number;
  amount_refunded: number;
  error_description: string | null;
  /** Period covered by a subscription's payment. */
  billing_start: number | null;
  billing_end: number | null;
  created_at: number;
}

export interface Refund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: 'INR';
  payment_id: string;
  status: 'processed';
  receipt: string | null;
  created_at: number;
}

/** A payment that a customer disputes at their bank. */
export interface Dispute {
  id: string;
  entity: 'dispute';
  payment_id: string;
  amount: number;
  currency: 'INR';
  /** Deducted from the account once lost. */
  amount_deducted: number;
  gateway_dispute_id: string | null;
  reason_code: string;
  reason_description: string;
  /** Deadline for evidence. */
  respond_by: number;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  phase: 'fraud' | 'retrieval' | 'chargeback' | 'pre_arbitration' | 'arbitration';
  created_at: number;
}
