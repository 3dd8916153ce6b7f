import type { Context } from '../kit/context.ts';
import { insertAct } from './audit.queries.ts';

interface Act {
  actor: { id: number; address: string };
  /** What was done: `tax_rate.enabled`. */
  action: string;
  /** To what: `tax_rate:3`. */
  target: string;
  detail: Record<string, unknown>;
}

/** Keeps what an operator did, with the transaction it belongs to. */
export async function recordAct(tx: Context, { actor, action, target, detail }: Act): Promise<void> {
  await insertAct(tx.db, {
    actor_id: actor.id,
    action,
    target,
    detail: JSON.stringify(detail),
    ip: actor.address,
    created_at: tx.now(),
  });
}
