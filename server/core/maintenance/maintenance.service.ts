import type { Maintenance } from '../../../contract/core/maintenance.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { refuseField } from '../../kit/http/errors.ts';
import { type Operator, recordAct } from '../audit/audit.service.ts';
import { deleteMaintenance, selectMaintenance, upsertMaintenance } from './maintenance.queries.ts';
import { refuseForMaintenance } from './maintenance.rules.ts';

export async function readMaintenance(context: Context): Promise<Maintenance> {
  const row = await selectMaintenance(context.db);
  return {
    is_on: row !== undefined,
    message: row?.message ?? '',
    until: row?.until?.toISOString() ?? null,
    since: row?.since.toISOString() ?? null,
  };
}

interface Switch {
  operator: Operator;
  isOn: boolean;
  message?: string | undefined;
  until?: string | null | undefined;
}

/**
 * Switches maintenance on or off. The database holds the state; every process is notified, or sees it at its next poll.
 */
export async function switchMaintenance(context: Context, given: Switch): Promise<Maintenance> {
  const { operator, isOn, message = '', until = null } = given;
  if (isOn && until !== null && new Date(until) <= context.now()) {
    throw refuseField('RULE', 'until', 'Choose a time in the future.');
  }
  return inTransaction(context, async (tx) => {
    const before = await readMaintenance(tx);
    if (isOn) await upsertMaintenance(tx.db, { message, until, since: tx.now(), started_by: operator.id });
    else await deleteMaintenance(tx.db);
    const after = await readMaintenance(tx);
    const action = isOn ? 'maintenance.on' : 'maintenance.off';
    await recordAct(tx, { actor: operator, action, target: null, detail: { before, after } });
    tx.afterCommit(() => tx.live.lookAgain('maintenance'));
    return after;
  });
}

/** Refuses during maintenance. Reads the database, because the process's copy may be seconds old. */
export async function refuseWhileClosed(context: Context): Promise<void> {
  const row = await selectMaintenance(context.db);
  if (row) throw refuseForMaintenance(row, context.now());
}
