import type { PaymentMethod } from '../../../contract/money/payment-methods.ts';
import type { PaymentMethodRow } from './payment-methods.queries.ts';

export function viewPaymentMethod(row: PaymentMethodRow, waitsUntil: Date | null): PaymentMethod {
  return {
    id: String(row.id),
    kind: row.kind,
    masked: row.masked,
    holder: row.holder,
    ifsc: row.ifsc,
    is_primary: row.is_primary,
    is_enabled: row.is_enabled,
    is_frozen: row.frozen_at !== null,
    waits_until: waitsUntil?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
