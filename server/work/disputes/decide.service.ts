import { toPaise } from '../../../contract/kit/money.ts';
import type { Dispute, DisputeOutcome } from '../../../contract/work/disputes.ts';
import { lockAgreedById } from '../../campaigns/applications/agreement-access.service.ts';
import { recordAct } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import type { Payment } from '../../kit/http/payments.ts';
import { demand } from '../../kit/http/policy.ts';
import { lockDisputed, settleDisputed } from '../escrow/dispute.service.ts';
import { leftOf } from '../escrow/escrow.rules.ts';
import { isUndecided } from './disputes.policy.ts';
import { lockDispute, selectFacts, updateDispute } from './disputes.queries.ts';
import { divide } from './disputes.rules.ts';
import { presentDispute } from './disputes.service.ts';
import { notifyDecided } from './notices.service.ts';

const what = 'This dispute';

interface Decision {
  user: User;
  operator: { id: number; address: string };
  id: string;
  outcome: DisputeOutcome;
  /** Rupees to the influencer before deductions, for a split. */
  amount?: number | undefined;
  note?: string | null | undefined;
}

/** Payment and refund of a decision; null where it would be refused. */
export async function readDecision(
  context: Context,
  { id, outcome, amount }: Pick<Decision, 'id' | 'outcome' | 'amount'>,
): Promise<Payment | null> {
  const found = await selectFacts(context.db, rowId(id, what));
  if (!found) throw refuseNotFound(what);
  const parts = divide(leftOf(found), { outcome, amount: amount === undefined ? undefined : toPaise(amount) });
  if (found.money !== 'disputed' || 'reason' in parts) return null;
  const reference = `dispute:${found.id}`;
  const both = [
    { payeeId: found.payee_id, amount: parts.released, reference },
    { payeeId: found.payer_id, amount: parts.refunded, reference },
  ];
  return { campaign: found.title, parts: both.filter((part) => part.amount > 0) };
}

/**
 * Records an operator's decision: moves the money accordingly, ends the agreement, notifies both parties, and logs the
 * operator.
 */
export async function decideDispute(context: Context, decision: Decision): Promise<Dispute> {
  const { operator, outcome, note = null } = decision;
  const found = await selectFacts(context.db, rowId(decision.id, what));
  if (!found) throw refuseNotFound(what);
  return inTransaction(context, async (tx) => {
    const agreed = await lockAgreedById(tx, found.application_id);
    const { decided_at } = await lockDispute(tx.db, found.id);
    demand(isUndecided({ decided_at }));
    const order = await lockDisputed(tx, agreed);
    const amount = decision.amount === undefined ? undefined : toPaise(decision.amount);
    const parts = divide(leftOf(order), { outcome, amount });
    if ('reason' in parts) throw refuseField('RULE', 'amount', parts.reason);
    await updateDispute(tx.db, found.id, { outcome, note, decided_by: operator.id, decided_at: tx.now() });
    const net = await settleDisputed(tx, agreed, { order, ...parts, note });
    await notifyDecided(tx, { ...agreed, ...parts, net, note });
    const target = `dispute:${found.id}`;
    await recordAct(tx, { actor: operator, action: 'dispute.decided', target, detail: { outcome, ...parts, note } });
    return presentDispute(tx, decision.user, found.id);
  });
}
