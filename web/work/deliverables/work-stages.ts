import { addRupees } from '../../../contract/kit/money.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { Escrow } from '../../../contract/work/escrow.ts';
import { isDone, isLive } from './piece-words.tsx';
import { planLines } from './plan-lines.ts';

export interface WorkStages {
  /** Null where no money is shown. */
  isFunded: boolean | null;
  approved: number;
  live: number;
  all: number;
  /** Rupees as the reader counts them; null where no money is shown. */
  paid: number | null;
  total: number | null;
}

/** How far an agreement is: funded, approved, live and paid; cancelled pieces are left out. */
export function workStages(
  pieces: readonly Deliverable[],
  escrow: Escrow | undefined,
  as: 'creator' | 'influencer' | 'side',
): WorkStages {
  const kept = pieces.filter((piece) => piece.publication?.cancelled_at == null);
  const hasMoney = escrow !== undefined && escrow.payments.length > 0 && as !== 'side';
  const lines = hasMoney ? planLines(escrow, as).filter(({ payment }) => payment.status !== 'refunded') : null;
  const sumOf = (rows: NonNullable<typeof lines>) => addRupees(rows.map(({ amount }) => amount));
  return {
    isFunded: hasMoney ? escrow.status !== 'none' && escrow.status !== 'created' : null,
    approved: kept.filter(isDone).length,
    live: kept.filter(isLive).length,
    all: kept.length,
    paid: lines && sumOf(lines.filter(({ payment }) => payment.status === 'released')),
    total: lines && sumOf(lines),
  };
}
