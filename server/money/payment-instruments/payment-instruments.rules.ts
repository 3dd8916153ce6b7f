/** The payment method fields of a gateway payment that the product reads. */
export interface GatewayPayment {
  method: string;
  card_id?: string | null | undefined;
  vpa?: string | null | undefined;
}

/**
 * Identity of a card or UPI id, as a stable text; null for methods that identify nobody, such as net banking. A UPI id
 * is written as for payout accounts. Source: Razorpay, payment entity: `card_id` identifies the card, `vpa` the UPI id.
 */
export function identityOfInstrument({ method, card_id, vpa }: GatewayPayment) {
  if (method === 'card' && card_id) return { method, identity: `card:${card_id}` } as const;
  if (method === 'upi' && vpa) return { method, identity: `upi:${vpa.toLowerCase()}` } as const;
  return null;
}
