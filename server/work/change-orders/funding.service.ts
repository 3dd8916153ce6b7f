import { toRupees } from '../../../contract/kit/money.ts';
import type { ChangeOrderRow, EscrowOrderRow } from '../../../database/schema.ts';
import { type Agreed, findForCreator, lockAgreedById } from '../../campaigns/applications/agreement-access.service.ts';
import { readCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, rowId } from '../../kit/http/errors.ts';
import type { Payment } from '../../kit/http/payments.ts';
import { demand } from '../../kit/http/policy.ts';
import { checkoutOf } from '../../money/gateway/gateway.service.ts';
import { readPieces, readVersions } from '../agreements/reading.service.ts';
import { addToHeld, findAddition, lockArrived, returnAddition } from '../escrow/additions.service.ts';
import { beginPayment } from '../escrow/orders.service.ts';
import type { GatewayPaid } from '../escrow/pool-holding.service.ts';
import { readFee } from '../escrow/quote.service.ts';
import { lockOrder } from '../escrow/release.service.ts';
import { reconcileAdditions, syncAddition, syncOrder } from '../escrow/sync.service.ts';
import { mayFundOrder } from './change-orders.policy.ts';
import { lockChangeOrder, selectChangeOrder, selectUnfunded, updateChangeOrder } from './change-orders.queries.ts';
import { type Changed, changeOf, tryChange } from './change-orders.rules.ts';
import { releaseChanged, takeEffect } from './effect.service.ts';
import { notifyEffect } from './notices.service.ts';
import { readFacts } from './present.service.ts';
import { isFunded, readStanding } from './standing.service.ts';

interface Asked {
  user: User;
  id: string;
}

/** A change order for the owner of its campaign, who pays; not found for anybody else. */
export async function findPayable(context: Context, { user, id }: Asked): Promise<ChangeOrderRow> {
  const row = await selectChangeOrder(context.db, rowId(id, 'This change order'));
  await findForCreator(context, { user, applicationId: String(row?.application_id ?? 0) });
  if (!row) throw refuse('CONFLICT', 'No payment of this change order is open.');
  return row;
}

/** Payment of an increase; null where none is open, which starting it then refuses. */
export async function readChangePayment(context: Context, asked: Asked): Promise<Payment | null> {
  const row = await findPayable(context, asked);
  const application = await findForCreator(context, { ...asked, applicationId: String(row.application_id) });
  if (row.status !== 'funding' || row.added === null) return null;
  const pieces = (await readPieces(context, [application.id])).get(application.id) ?? [];
  const part = { payeeId: application.influencer_id, amount: row.added, reference: `change_order:${row.id}`, pieces };
  return { campaign: (await readCampaignOf(context, application)).title, parts: [part] };
}

/** Starts the payment of an accepted increase, or resumes the open one; returns what the page needs for the checkout. */
export async function fundChangeOrder(context: Context, asked: Asked) {
  const found = await findPayable(context, asked);
  const order = await beginPayment(context, {
    purpose: { column: 'change_order_id', id: found.id },
    sync: syncChangeOrder,
    prepare: () => inTransaction(context, (tx) => prepare(tx, found, asked.user)),
  });
  return { payment_id: order.provider_id, amount: toRupees(order.amount), ...checkoutOf(context.config) };
}

async function prepare(tx: Context, found: ChangeOrderRow, user: User) {
  const { agreed, row, order } = await lockAll(tx, found);
  const versions = await readVersions(tx, row.application_id);
  const facts = await readFacts(tx, agreed.application, versions);
  demand(mayFundOrder(row, { ...facts, isOwner: agreed.campaign.creator_id === user.id, now: tx.now() }));
  const changed = await readChanged(tx, agreed, { row, order });
  if (!changed || row.added === null) {
    throw refuse('CONFLICT', 'The agreement has changed since, so this change order no longer fits. Propose it again.');
  }
  return {
    amount: row.added,
    creatorGst: Math.min(row.added, Math.max(0, changed.priced.addedGst)),
    campaignId: agreed.campaign.id,
    payerId: agreed.campaign.creator_id,
    payeeId: agreed.application.influencer_id,
    feeBasisPoints: await readFee(tx, row.application_id),
  };
}

/** Locks in the order of every act on an agreement: it, its money, its change. */
async function lockAll(tx: Context, { id, application_id }: Pick<ChangeOrderRow, 'id' | 'application_id'>) {
  const agreed = await lockAgreedById(tx, application_id);
  const order = await lockOrder(tx, application_id);
  return { agreed, order, row: await lockChangeOrder(tx.db, id) };
}

type PricedChange = Changed & { priced: NonNullable<Changed['priced']> };

interface Waiting {
  row: ChangeOrderRow;
  order: EscrowOrderRow | undefined;
}

/** The agreement after an accepted increase; null where it can no longer take effect as it was agreed. */
async function readChanged(tx: Context, agreed: Agreed, { row, order }: Waiting): Promise<PricedChange | null> {
  const [base] = await readVersions(tx, row.application_id);
  if (base?.version !== row.base_version || !isFunded(order)) return null;
  const standing = await readStanding(tx, { ...agreed, base, order, row });
  if (order.status !== 'held' && !(order.status === 'released' && standing.isOver)) return null;
  const tried = tryChange(changeOf(row), standing);
  if ('problem' in tried) return null;
  const { priced, terms } = tried.changed;
  return priced?.added === row.added ? { priced, terms } : null;
}

/** Reads from the gateway whether an increase was paid, which makes it take effect. Null when the order is not of a change order. */
function syncChangeOrder(context: Context, providerId: string): Promise<EscrowOrderRow['status'] | null> {
  return syncAddition(context, providerId, (seen) => (tx, payment) => book(tx, seen, payment));
}

/** Follows a payment of any purpose that the gateway reports. */
export async function syncPayment(context: Context, providerId: string): Promise<void> {
  if ((await syncChangeOrder(context, providerId)) === null) await syncOrder(context, providerId);
}

/** Books the payment of an increase once: with its effect, or back to who paid where that is no longer possible. */
async function book(
  tx: Context,
  seen: EscrowOrderRow & { change_order_id: number },
  payment: GatewayPaid,
): Promise<EscrowOrderRow['status']> {
  const found = await selectChangeOrder(tx.db, seen.change_order_id);
  if (!found) throw new Error(`Change order ${seen.change_order_id} of a payment is gone`);
  const { agreed, row, order } = await lockAll(tx, found);
  const arrived = await lockArrived(tx, { seen });
  if (!arrived) return 'added';
  const [base] = await readVersions(tx, row.application_id);
  const { money } = await readFacts(tx, agreed.application, []);
  const isWaiting = row.status === 'funding' && money === true;
  const changed = isWaiting ? await readChanged(tx, agreed, { row, order }) : null;
  if (!changed || !order || !base) {
    await returnAddition(tx, agreed, { seen: arrived, payment });
    if (row.status === 'funding') await endUnpaid(tx, agreed, row);
    return 'refunded';
  }
  await addToHeld(tx, agreed, { order, gst: changed.priced.addedGst, seen: arrived, payment });
  await takeEffect(tx, agreed, { row, base, changed });
  await updateChangeOrder(tx.db, row.id, { status: 'accepted', version: base.version + 1 });
  await notifyEffect(tx, agreed, { what: 'effective', amount: arrived.amount, version: base.version + 1 });
  await releaseChanged(tx, agreed);
  return 'added';
}

async function endUnpaid(tx: Context, agreed: Agreed, { id, added, base_version: version }: ChangeOrderRow) {
  await updateChangeOrder(tx.db, id, { status: 'expired' });
  await notifyEffect(tx, agreed, { what: 'expired', amount: added ?? 0, version });
}

const batch = 200;

/** Asks the gateway about open payments of increases without news for an hour. */
export async function reconcileChangeOrders(context: Context): Promise<void> {
  await reconcileAdditions(context, syncChangeOrder);
}

/** Ends accepted increases that were not paid in time; their agreements stay as they were. Safe at any time and after any pause. */
export async function endUnpaidChanges(context: Context): Promise<void> {
  for (const { id, application_id } of await selectUnfunded(context.db, { until: context.now(), limit: batch })) {
    await endOverdue(context, { id, application_id }).catch((error: unknown) =>
      context.log.error({ err: error, changeOrderId: id }, 'An unpaid change order could not be ended'),
    );
  }
}

/** Ends one, unless the gateway says that it was paid meanwhile; a later payment is refunded. */
async function endOverdue(context: Context, of: Pick<ChangeOrderRow, 'id' | 'application_id'>): Promise<void> {
  await askAboutPayment(context, of.id);
  await inTransaction(context, async (tx) => {
    const { agreed, row } = await lockAll(tx, of);
    if (row.status === 'funding' && row.fund_by !== null && row.fund_by <= tx.now()) await endUnpaid(tx, agreed, row);
  });
}

/** Asks the gateway about the open payment of a change order, since its webhook may be late. */
export async function askAboutPayment(context: Context, changeOrderId: number): Promise<void> {
  const open = await findAddition(context, changeOrderId);
  if (open?.status === 'created') await syncChangeOrder(context, open.provider_id);
}
