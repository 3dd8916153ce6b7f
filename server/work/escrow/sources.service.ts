import type { EscrowOrderRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { lockAdditions, updateOrder } from './escrow.queries.ts';
import { askForRefund } from './refund.service.ts';
import { divideAmongSources, type SourceMove, sourcesOf } from './sources.rules.ts';

interface Moved {
  released: number;
  refunded: number;
}

/** How a movement of a locked agreement's order divides among the payments it came from; nothing is written. */
export async function divideOrder(tx: Context, order: EscrowOrderRow, moved: Moved): Promise<SourceMove[]> {
  return divideAmongSources(sourcesOf(order, await readAdditions(tx, order)), moved);
}

async function readAdditions(tx: Context, { added, application_id: applicationId }: EscrowOrderRow) {
  return added === 0 || applicationId === null ? [] : lockAdditions(tx.db, applicationId);
}

/**
 * Records a division on the payments of change orders, whose refunds reach the gateway after the commit. Returns the paise that go back
 * to them; `chargedBack` is what a bank took of each, by order id.
 */
export async function moveAdditions(
  tx: Context,
  order: EscrowOrderRow,
  moves: readonly SourceMove[],
  chargedBack: ReadonlyMap<number, number> = new Map(),
): Promise<number> {
  const additions = moves.filter(({ source }) => source.id !== order.id);
  for (const { source, released, refunded } of additions) {
    const taken = chargedBack.get(source.id) ?? 0;
    const row = await updateOrder(tx.db, source.id, {
      released: source.released + released,
      refunded: source.refunded + refunded,
      ...(taken > 0 ? { charged_back: taken } : {}),
    });
    if (refunded > taken) askForRefund(tx, row);
  }
  return additions.reduce((all, { refunded }) => all + refunded, 0);
}
