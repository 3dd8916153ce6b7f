import type { Escrow } from '../../../contract/work/escrow.ts';
import {
  findApplication,
  findForCreator,
  lockAgreed,
  lockAgreedById,
} from '../../campaigns/applications/agreement-access.service.ts';
import { readCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Payment } from '../../kit/http/payments.ts';
import { demand } from '../../kit/http/policy.ts';
import { readPieces } from '../agreements/reading.service.ts';
import { approveSilent } from '../deliverables/review.service.ts';
import { readWork } from '../deliverables/work.service.ts';
import { mayRelease } from '../escrow/escrow.policy.ts';
import { presentEscrow } from '../escrow/escrow.service.ts';
import { lockOrder, releaseEarly } from '../escrow/release.service.ts';
import { isDue, leftIn } from '../payments/payments.rules.ts';
import { readPayments, readPlanFacts } from '../payments/payments.service.ts';
import { listWaiting, readSilenceEnd } from '../work-clock/work-clock.service.ts';

/** Releases what is left of approved work early, by the owner of the campaign. */
export async function releaseEscrow(context: Context, asked: { user: User; applicationId: string }): Promise<Escrow> {
  const found = await findForCreator(context, asked);
  return inTransaction(context, async (tx) => {
    const agreed = await lockAgreed(tx, found);
    const order = await lockOrder(tx, agreed.application.id);
    demand(mayRelease(order?.status, await readWork(tx, [agreed.application])));
    await releaseEarly(tx, agreed);
    return presentEscrow(tx, {
      application: await findApplication(tx, agreed.application.id),
      side: 'creator',
      reader: asked.user,
    });
  });
}

/** Payment made by an early release, once all work is approved; null for none. */
export async function readEarlyRelease(
  context: Context,
  asked: { user: User; applicationId: string },
): Promise<Payment | null> {
  const application = await findForCreator(context, asked);
  const facts = await readPlanFacts(context, application);
  const pieces = facts.pieces.map((piece) => ({
    ...piece,
    isHandedIn: true,
    isApproved: true,
    approvedOn: piece.approvedOn ?? facts.today,
  }));
  const early = (await readPayments(context, application)).filter((payment) => !isDue(payment, { ...facts, pieces }));
  const amount = early.reduce((sum, payment) => sum + leftIn(payment), 0);
  if (amount <= 0) return null;
  const { title } = await readCampaignOf(context, application);
  const agreed = (await readPieces(context, [application.id])).get(application.id) ?? [];
  const reference = `application:${application.id}`;
  return { campaign: title, parts: [{ payeeId: application.influencer_id, amount, reference, pieces: agreed }] };
}

/** Approves, and so releases, what creators left without a word for too long. Returns how many agreements. */
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
    await approveSilent(tx, agreed);
    return true;
  });
}
