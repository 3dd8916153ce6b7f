import { pieceKey } from '../../../contract/campaigns/pieces.rules.ts';
import { addRupees } from '../../../contract/kit/money.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { Escrow } from '../../../contract/work/escrow.ts';
import { planLines } from './plan-lines.ts';

interface PieceMoney {
  /** Rupees, as the reader counts them, of the payments that wait for the piece. */
  amount: number;
  isPaid: boolean;
}

/** Payments that wait for a piece; null where none does. */
export function moneyOf(piece: Deliverable, escrow: Escrow, as: 'creator' | 'influencer'): PieceMoney | null {
  const lines = planLines(escrow, as).filter(({ payment: { due, deliverables: named, status } }) => {
    const isFor = named.length === 0 || named.includes(pieceKey(piece));
    return due !== 'advance' && status !== 'refunded' && isFor;
  });
  if (lines.length === 0) return null;
  return {
    amount: addRupees(lines.map(({ amount }) => amount)),
    isPaid: lines.every(({ payment }) => payment.status === 'released'),
  };
}
