import type { LookupKind } from '../../../contract/operators/operator-lookups.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { moveSome } from './moving.queries.ts';
import { selectMerged } from './operator-lookups.queries.ts';

interface Move {
  kind: LookupKind;
  from: string;
  into: string;
}

/** Rows per transaction, few enough that nobody waits noticeably for one of its profiles. */
const batch = 500;

/** Queues moving the uses after commit. */
export function queueMove(tx: Context, { kind, from }: Move): void {
  tx.afterCommit(() => tx.jobs.send('lookups.move', { kind, from }, { once: `${kind}:${from}` }));
}

/** Moves every use of merged entries. Can be interrupted and repeated. */
export async function moveMerged(context: Context): Promise<void> {
  for (const kind of ['category', 'city'] as const) {
    for (const { id, into } of await selectMerged(context.db, kind)) await moveUses(context, { kind, from: id, into });
  }
}

async function moveUses(context: Context, { kind, from, into }: Move): Promise<void> {
  for (;;) {
    const moved = await inTransaction(context, (tx) => moveSome(tx.db, kind, { from, into, limit: batch }));
    if (moved === 0) return;
  }
}
