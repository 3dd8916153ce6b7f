import { lockAgreedById } from '../../campaigns/applications/agreement-access.service.ts';
import { findCancelling, listUnanswered } from '../../campaigns/cancellations/cancellations.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { lockOrder } from '../escrow/release.service.ts';
import { settle } from './cancelling.service.ts';

const batch = 200;

/** Ends every agreement whose cancellation nobody answered in time, with the default split. Safe at any time, and after any pause. */
export async function settleUnanswered(context: Context): Promise<void> {
  for (const applicationId of await listUnanswered(context, batch)) {
    await inTransaction(context, (tx) => settleSilent(tx, applicationId)).catch((error: unknown) =>
      context.log.error({ err: error, applicationId }, 'A cancellation could not be ended'),
    );
  }
}

/** Ends the agreement with this id if its cancellation was not answered in time. */
export async function settleOverdue(context: Context, applicationId: number): Promise<void> {
  const open = (await findCancelling(context, [applicationId])).get(applicationId)?.open;
  if (open && open.answer_by <= context.now()) await inTransaction(context, (tx) => settleSilent(tx, applicationId));
}

/** Ends one agreement whose cancellation was not answered in time; money that a bank froze waits. */
async function settleSilent(tx: Context, applicationId: number): Promise<void> {
  const agreed = await lockAgreedById(tx, applicationId);
  const order = await lockOrder(tx, applicationId);
  const open = (await findCancelling(tx, [applicationId])).get(applicationId)?.open;
  if (!open || open.answer_by > tx.now() || order?.status !== 'held') return;
  await settle(tx, agreed, { open, status: 'silent', keep: open.default_keep, byId: null });
}
