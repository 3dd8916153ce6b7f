/** The payment method fields of a gateway payment that the product reads. */
export interface GatewayPayment {
  method: string;
  card_id?: string | null | undefined;
  vpa?: string | null | undefined;
}

/**
 * The same text for the same card or UPI id; null for ways to pay that name nobody, such as net banking. A UPI id reads as
 * that of a payout account does. Source: Razorpay, payment entity: `card_id` identifies the card, `vpa` the UPI id.
 */
export function identityOfInstrument({ method, card_id, vpa }: GatewayPayment) {
  if (method === 'card' && card_id) return { method, identity: `card:${card_id}` } as const;
  if (method === 'upi' && vpa) return { method, identity: `upi:${vpa.toLowerCase()}` } as const;
  return null;
}
