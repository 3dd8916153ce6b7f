import type { Context } from '../../kit/context/context.ts';
import { demand } from '../../kit/http/policy.ts';
import { selectRewardsOf } from './reward.queries.ts';
import { signalPolicy } from './signals.policy.ts';
import {
  countSignals,
  lockSignal,
  type SignalRow,
  selectSignalAccounts,
  selectSignals,
  updateSignal,
} from './signals.queries.ts';

export type { SignalRow as Signal } from './signals.queries.ts';

/** A page of signals and their total number. */
export async function findSignals({ db }: Context, page: Parameters<typeof selectSignals>[1]) {
  return { found: await selectSignals(db, page), total: await countSignals(db, page.isOpen) };
}

/** Decides an open signal; undefined where there is none. */
export async function closeSignal(
  tx: Context,
  id: number,
  decision: Parameters<typeof updateSignal>[2],
): Promise<SignalRow | undefined> {
  const row = await lockSignal(tx.db, id);
  if (!row) return undefined;
  demand(signalPolicy(row)[decision.status === 'dismissed' ? 'dismiss' : 'cancel']);
  return updateSignal(tx.db, id, decision);
}

/** An account of a signal and the status of its reward. */
export interface Signalled {
  invitedId: number;
  joinedAt: Date;
  reward: 'none' | 'pending' | 'withdrawable' | 'cancelled';
  /** Pending paise. */
  pending: number;
}

/** Accounts of each signal, earliest first. */
export async function readSignalled(
  { db }: Context,
  signals: readonly Pick<SignalRow, 'id'>[],
): Promise<Map<number, Signalled[]>> {
  const rows = await selectSignalAccounts(
    db,
    signals.map(({ id }) => id),
  );
  const rewards = await selectRewardsOf(
    db,
    rows.map(({ invited_id }) => invited_id),
  );
  const rewardsOf = Map.groupBy(rewards, ({ invited_id }) => invited_id);
  const accounts = rows.map((row): Signalled & { signalId: number } => {
    const own = rewardsOf.get(row.invited_id) ?? [];
    const joining = own.findLast(({ kind }) => kind === 'joining');
    const pending = own.filter(({ status }) => status === 'pending').reduce((sum, { amount }) => sum + amount, 0);
    const reward = joining?.status === 'charged_back' ? 'cancelled' : (joining?.status ?? 'none');
    return { signalId: row.signal_id, invitedId: row.invited_id, joinedAt: row.created_at, reward, pending };
  });
  return Map.groupBy(accounts, ({ signalId }) => signalId);
}
