import type { PaymentMethod } from '../../contract/payment-methods.ts';
import type { PaymentMethodRow } from './payment-methods.queries.ts';

export function viewPaymentMethod(row: PaymentMethodRow): PaymentMethod {
  return {
    id: String(row.id),
    kind: row.kind,
    masked: row.masked,
    holder: row.holder,
    ifsc: row.ifsc,
    is_primary: row.is_primary,
    is_enabled: row.is_enabled,
    createdAt: row.created_at.toISOString(),
  };
}
