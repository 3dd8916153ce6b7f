import { dayMs } from '../../../contract/kit/calendar.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { ApplicationRow } from '../../../database/schema.ts';
import { findForCreator, lockAgreed } from '../../campaigns/applications/agreement-access.service.ts';
import { readCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { refuseSamePerson } from '../../core/related-accounts/related-accounts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { createKeyedMutex } from '../../kit/context/keyed-mutex.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Payment } from '../../kit/http/payments.ts';
import { demand } from '../../kit/http/policy.ts';
import { refuseDebtor } from '../../money/debts/debts.service.ts';
import { askGateway, checkoutOf } from '../../money/gateway/gateway.service.ts';
import { readPieces } from '../agreements/reading.service.ts';
import { isFundable } from './escrow.policy.ts';
import { refuseUnheld } from './holding.ts';
import { toRefusal } from './orders.service.ts';
import { readFee, readPrice } from './quote.service.ts';
import { insertSharedPayment, type SharedPaymentRow, selectParts, selectUnpaidOf } from './shared-payments.queries.ts';
import { openDays, syncSharedPayment } from './shared-sync.service.ts';

/** One mutex per payer, so that two clicks create one order. */
const runExclusive = createKeyedMutex();

interface Asked {
  user: User;
  applicationIds: readonly string[];
}

interface Part {
  application_id: number;
  /** Paise, the creator's GST included. */
  amount: number;
  creator_gst: number;
  fee_basis_points: number;
}

/** Applications to campaigns of the user; not found for others. */
async function findOwn(context: Context, { user, applicationIds }: Asked) {
  const found: ApplicationRow[] = [];
  for (const applicationId of new Set(applicationIds))
    found.push(await findForCreator(context, { user, applicationId }));
  return found;
}

/** Payments of funding several agreements, each counted once; null where there is nothing to pay. */
export async function readFundingOfMany(context: Context, asked: Asked): Promise<Payment | null> {
  const parts: Payment['parts'][number][] = [];
  const applications = await findOwn(context, asked);
  const agreed = await readPieces(
    context,
    applications.map(({ id }) => id),
  );
  for (const application of applications) {
    const { amount } = await readPrice(context, application);
    const pieces = agreed.get(application.id) ?? [];
    const part = { payeeId: application.influencer_id, amount, reference: `application:${application.id}`, pieces };
    if (amount > 0) parts.push(part);
  }
  const [first] = applications;
  return first && parts.length > 0 ? { campaign: (await readCampaignOf(context, first)).title, parts } : null;
}

/** Starts one payment for several agreements, or resumes the open one; returns what the page needs for the checkout. */
export async function fundMany(context: Context, asked: Asked) {
  const { payment, parts } = await runExclusive(String(asked.user.id), () => begin(context, asked)).catch((error) => {
    throw toRefusal(context, error);
  });
  return {
    payment_id: payment.provider_id,
    amount: toRupees(payment.amount),
    applications: parts.map(({ application_id, amount }) => ({
      application_id: String(application_id),
      amount: toRupees(amount),
    })),
    ...checkoutOf(context.config),
  };
}

async function begin(context: Context, asked: Asked): Promise<{ payment: SharedPaymentRow; parts: readonly Part[] }> {
  const applications = await findOwn(context, asked);
  refuseUnheld(context);
  const open = await findOpen(context, asked.user);
  const parts = await prepare(context, asked.user, applications);
  if (open && isSame(open.parts, parts)) return open;
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  const notes = { purpose: 'applications', count: String(parts.length) };
  const receipt = `applications-${parts[0]?.application_id}-${parts.length}`;
  const { id } = await askGateway(context, (client) =>
    client.orders.create({ amount, currency: 'INR', receipt, notes }),
  );
  const row = { payer_id: asked.user.id, provider_id: id, amount, created_at: context.now() };
  const payment = await inTransaction(context, (tx) => insertSharedPayment(tx.db, row, parts));
  return { payment, parts };
}

/** The payer's last payment while it is open according to the gateway. */
async function findOpen(context: Context, { id }: User) {
  const payment = await selectUnpaidOf(context.db, id, new Date(context.now().getTime() - openDays * dayMs));
  if (!payment || (await syncSharedPayment(context, payment).catch(() => 'unknown')) !== 'created') return null;
  return { payment, parts: await selectParts(context.db, payment.id) };
}

/** Judges every agreement under its lock, and prices it. */
async function prepare(context: Context, user: User, applications: readonly ApplicationRow[]): Promise<Part[]> {
  await refuseDebtor(context, user.id);
  const parts: Part[] = [];
  for (const application of applications.toSorted((a, b) => a.id - b.id)) {
    const agreed = await inTransaction(context, (tx) => lockAgreed(tx, application));
    demand(isFundable(agreed));
    await refuseSamePerson(context, agreed.campaign.creator_id, agreed.application.influencer_id);
    const { amount, creatorGst } = await readPrice(context, agreed.application);
    const fee_basis_points = await readFee(context, application.id);
    parts.push({ application_id: application.id, amount, creator_gst: creatorGst, fee_basis_points });
  }
  return parts;
}

function isSame(some: readonly Part[], others: readonly Part[]): boolean {
  const spell = (parts: readonly Part[]) =>
    parts
      .map(({ application_id, amount }) => `${application_id}:${amount}`)
      .toSorted()
      .join();
  return spell(some) === spell(others);
}
