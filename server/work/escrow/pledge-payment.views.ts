import { toRupees } from '../../../contract/kit/money.ts';
import type { PledgePayment } from '../../../contract/work/escrow.ts';
import type { EscrowOrderRow, PledgeRow } from '../../../database/schema.ts';

interface Paying {
  order: EscrowOrderRow | undefined;
  isPayer: boolean;
  can: PledgePayment['can'];
}

export function viewPledgePayment(pledge: PledgeRow, { order, isPayer, can }: Paying): PledgePayment {
  const { status = 'none' } = order ?? {};
  return {
    pledge_id: String(pledge.id),
    status: status === 'created' || status === 'held' || status === 'refunded' ? status : 'none',
    amount: toRupees(order?.amount ?? pledge.value),
    payment_id: isPayer ? (order?.provider_id ?? null) : null,
    paid_at: order?.paid_at?.toISOString() ?? null,
    refunded_at: order?.ended_at?.toISOString() ?? null,
    can,
  };
}
