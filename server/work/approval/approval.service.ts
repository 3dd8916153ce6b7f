import type { Escrow } from '../../../contract/work/escrow.ts';
import { findForCreator, lockAgreed, lockAgreedById } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse } from '../../kit/http/errors.ts';
import { approveAll } from '../deliverables/review.service.ts';
import { presentEscrow } from '../escrow/escrow.service.ts';
import { lockOrder, releaseHeldMoney } from '../escrow/release.service.ts';
import { listWaiting, readSilenceEnd } from '../work-clock/work-clock.service.ts';

/** Approves everything submitted, by the creator, which releases the money. */
export async function releaseEscrow(context: Context, asked: { user: User; applicationId: string }): Promise<Escrow> {
  const found = await findForCreator(context, asked);
  return inTransaction(context, async (tx) => {
    const agreed = await lockAgreed(tx, found);
    await refuseUnheld(tx, agreed.application.id);
    if (agreed.application.status === 'approved') await releaseHeldMoney(tx, agreed, { bySilence: false });
    else await approveAll(tx, { ...agreed, by: 'creator', byId: asked.user.id });
    return presentEscrow(tx, { application: agreed.application, side: 'creator' });
  });
}

async function refuseUnheld(tx: Context, applicationId: number): Promise<void> {
  const order = await lockOrder(tx, applicationId);
  switch (order?.status) {
    case 'held':
      return;
    case 'released':
      throw refuse('CONFLICT', 'The money was already released.');
    case 'refunded':
      throw refuse('CONFLICT', 'The money was refunded.');
    case 'disputed':
      throw refuse('CONFLICT', 'A dispute is open, so our team decides this.');
    default:
      throw refuse('CONFLICT', 'There’s no money on hold for this work.');
  }
}

/**
 * Approves automatically, and so releases, what creators left unanswered for too long. Returns the number of
 * agreements.
 */
export async function releaseSilent(context: Context): Promise<number> {
  let released = 0;
  for await (const applicationId of listWaiting(context)) {
    const isDone = await releaseOneSilent(context, applicationId).catch((error) => {
      context.log.error({ err: error, applicationId }, 'Work could not be approved by silence');
      return false;
    });
    if (isDone) released += 1;
  }
  return released;
}

async function releaseOneSilent(context: Context, applicationId: number): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    const agreed = await lockAgreedById(tx, applicationId);
    const order = await lockOrder(tx, applicationId);
    const end = await readSilenceEnd(tx, agreed.application);
    if (order?.status !== 'held' || agreed.application.status !== 'submitted' || !end || end > tx.now()) return false;
    await approveAll(tx, { ...agreed, by: 'system', byId: null });
    return true;
  });
}
