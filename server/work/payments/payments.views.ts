import { toRupees } from '../../../contract/kit/money.ts';
import type { AgreedPayment, Escrow } from '../../../contract/work/escrow.ts';
import type { PaymentRow } from '../../../database/schema.ts';
import { isSettled, leftIn, type PlanFacts, releaseOn } from './payments.rules.ts';

interface Plan {
  /** Status of the money of the agreement. */
  money: Escrow['status'];
  facts: PlanFacts;
  /** Day of the automatic approval, in India; null while its clock is not running. */
  approvedOn: string | null;
}

export function viewPayment(row: PaymentRow, { money, facts, approvedOn }: Plan): AgreedPayment {
  const status = statusOf(row, money);
  return {
    number: row.number,
    label: row.label,
    amount: toRupees(row.amount),
    gst: toRupees(row.gst),
    due: row.due,
    date: row.due_on,
    deliverables: row.pieces,
    status,
    released: toRupees(row.released),
    refunded: toRupees(row.refunded),
    released_at: row.released_at?.toISOString() ?? null,
    release_on: status === 'held' ? releaseOn(row, facts, approvedOn) : null,
    is_settled: isSettled(row, facts),
  };
}

function statusOf(row: PaymentRow, money: Escrow['status']): AgreedPayment['status'] {
  if (leftIn(row) === 0) return row.released > 0 ? 'released' : 'refunded';
  return money === 'held' || money === 'disputed' ? money : 'planned';
}
