import type { EscrowOrderRow } from '../../../database/schema.ts';

/** A payment that an agreement's money came from, in paise. */
export interface Source {
  /** Of its order. */
  id: number;
  payment_id: string | null;
  amount: number;
  released: number;
  refunded: number;
  /** When its payer first used the card that paid it; null where no card did. */
  card_since: Date | null;
}

/** The payments behind an agreement's order: its own first, then those of change orders, in their order. */
export function sourcesOf(order: EscrowOrderRow, additions: readonly EscrowOrderRow[]): Source[] {
  const released = additions.reduce((all, row) => all + row.released, 0);
  const own = {
    id: order.id,
    payment_id: order.payment_id,
    card_since: order.card_since,
    amount: order.amount - order.added,
    released: order.released - released,
    refunded: order.refunded - order.added_refunded,
  };
  return [own, ...additions];
}

export interface SourceMove {
  source: Source;
  released: number;
  refunded: number;
}

const leftOf = ({ amount, released, refunded }: Source) => amount - released - refunded;

/** Divides a movement of held paise among its payments: releases use the earliest payment first, refunds go back to the latest. */
export function divideAmongSources(
  sources: readonly Source[],
  { released, refunded }: { released: number; refunded: number },
): SourceMove[] {
  let [toRelease, toRefund] = [released, refunded];
  const moves = sources.map((source) => {
    const part = Math.min(toRelease, leftOf(source));
    toRelease -= part;
    return { source, released: part, refunded: 0 };
  });
  for (const move of moves.toReversed()) {
    const part = Math.min(toRefund, leftOf(move.source) - move.released);
    toRefund -= part;
    move.refunded = part;
  }
  if (toRelease > 0 || toRefund > 0) throw new Error('More money moves than its payments hold');
  return moves;
}
