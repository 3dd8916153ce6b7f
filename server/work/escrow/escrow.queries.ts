import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { EscrowOrderRow, Schema } from '../../../database/schema.ts';

/** Paise of an order that are neither released nor refunded. */
const left: RawBuilder<number> = sql`(amount - released - refunded)`;

/** Purpose of an order: agreed work, a pledge to a joint campaign, or the increase of a change order. */
export interface Purpose {
  column: 'application_id' | 'pledge_id' | 'change_order_id';
  id: number;
}

function orderFor(db: Database, { column, id }: Purpose) {
  const isIdle = sql<boolean>`status in ('created', 'refunded')`;
  return db
    .selectFrom('escrow_order')
    .selectAll()
    .where(column, '=', id)
    .where('superseded_at', 'is', null)
    .orderBy(isIdle)
    .orderBy('id', 'desc')
    .limit(1);
}

/** The order for a purpose that holds or released its money; without one the latest, unpaid or refunded. */
export async function selectOrderFor(db: Database, purpose: Purpose): Promise<EscrowOrderRow | undefined> {
  return orderFor(db, purpose).executeTakeFirst();
}

/** Locks the order for a purpose, which serializes everything that moves its money. */
export async function lockOrderFor(db: Database, purpose: Purpose): Promise<EscrowOrderRow | undefined> {
  return orderFor(db, purpose).forUpdate().executeTakeFirst();
}

/** The order of an application. */
export async function selectOrderOf(db: Database, applicationId: number): Promise<EscrowOrderRow | undefined> {
  return selectOrderFor(db, { column: 'application_id', id: applicationId });
}

/** The order of an application, locked. */
export async function lockOrderOf(db: Database, applicationId: number): Promise<EscrowOrderRow | undefined> {
  return lockOrderFor(db, { column: 'application_id', id: applicationId });
}

/** Payments of change orders that are a part of an application's order, in their order, locked. */
export async function lockAdditions(db: Database, applicationId: number): Promise<EscrowOrderRow[]> {
  return db
    .selectFrom('escrow_order')
    .selectAll()
    .where('change_order_id', 'in', (eb) =>
      eb.selectFrom('change_order').select('id').where('application_id', '=', applicationId),
    )
    .where('status', '=', 'added')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The application whose agreement a payment of a change order belongs to. */
export async function selectApplicationOf(db: Database, changeOrderId: number): Promise<number> {
  const query = db.selectFrom('change_order').select('application_id').where('id', '=', changeOrderId);
  return (await query.executeTakeFirstOrThrow()).application_id;
}

/** Marks the unpaid order of an application as not to be paid any more. */
export async function supersedeOrder(db: Database, applicationId: number, now: Date): Promise<void> {
  await db
    .updateTable('escrow_order')
    .set({ superseded_at: now })
    .where('application_id', '=', applicationId)
    .where('status', '=', 'created')
    .where('superseded_at', 'is', null)
    .execute();
}

export async function lockOrderById(db: Database, id: number): Promise<EscrowOrderRow> {
  return db.selectFrom('escrow_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Whether a campaign missed its minimum at the start, so that its pool accepts nothing any more. */
export async function isPoolClosed(db: Database, campaignId: number): Promise<boolean> {
  const query = db.selectFrom('pool_lock').select('campaign_id').where('campaign_id', '=', campaignId);
  return (await query.where('outcome', '=', 'refunded').executeTakeFirst()) !== undefined;
}

/** Payments received for the pledges of a campaign, including refunded ones. */
export async function selectContributionOrders(db: Database, campaignId: number): Promise<EscrowOrderRow[]> {
  return db
    .selectFrom('escrow_order as o')
    .innerJoin('pledge as p', 'p.id', 'o.pledge_id')
    .selectAll('o')
    .where('p.campaign_id', '=', campaignId)
    .where('o.status', '<>', 'created')
    .orderBy('o.paid_at')
    .execute();
}

export async function selectOrderByProviderId(db: Database, providerId: string): Promise<EscrowOrderRow | undefined> {
  return db.selectFrom('escrow_order').selectAll().where('provider_id', '=', providerId).executeTakeFirst();
}

/** Inserts a new order; of two concurrent ones the first wins. Literals, as a parameter does not match a partial index. */
export async function insertOrder(
  db: Database,
  { column }: Purpose,
  order: Insertable<Schema['escrow_order']>,
): Promise<void> {
  await db
    .insertInto('escrow_order')
    .values(order)
    .onConflict((conflict) => {
      const live = conflict.column(column);
      const first = {
        pledge_id: () => live.where('status', '<>', sql.lit('refunded')),
        application_id: () => live.where('status', '=', sql.lit('created')).where('superseded_at', 'is', null),
        change_order_id: () => live.where('change_order_id', 'is not', null),
      };
      return first[column]().doNothing();
    })
    .execute();
}

/** Inserts the order of an agreement whose payment was made together with others. */
export async function insertPaidOrder(
  db: Database,
  order: Insertable<Schema['escrow_order']>,
): Promise<EscrowOrderRow> {
  return db.insertInto('escrow_order').values(order).returningAll().executeTakeFirstOrThrow();
}

export async function updateOrder(
  db: Database,
  id: number,
  values: Updateable<Schema['escrow_order']>,
): Promise<EscrowOrderRow> {
  return db.updateTable('escrow_order').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Deletes an unpaid order that the gateway does not know any more. */
export async function deleteUnpaidOrder(db: Database, id: number): Promise<void> {
  await db.deleteFrom('escrow_order').where('id', '=', id).where('status', '=', 'created').execute();
}

/** Orders with money held for a person's work. */
export async function selectHeldFor(db: Database, payeeId: number) {
  return db
    .selectFrom('escrow_order')
    .selectAll()
    .where('payee_id', '=', payeeId)
    .where('status', '=', 'held')
    .where('application_id', 'is not', null)
    .$narrowType<{ application_id: number }>()
    .orderBy('id')
    .execute();
}

/** Orders with a person's money held for the work of others, including disputed ones. */
export async function selectHeldBy(
  db: Database,
  { payerId, only }: { payerId: number; only: readonly number[] | null },
) {
  return db
    .selectFrom('escrow_order')
    .select(['application_id', 'payee_id', 'status', left.as('amount')])
    .where('payer_id', '=', payerId)
    .where('status', 'in', ['held', 'disputed', 'frozen'])
    .where('application_id', 'is not', null)
    .$if(only !== null, (query) =>
      query.where('application_id', 'in', (eb) =>
        eb
          .selectFrom('application')
          .select('id')
          .where('campaign_id', 'in', [0, ...(only ?? [])]),
      ),
    )
    .$narrowType<{ application_id: number }>()
    .orderBy('id')
    .execute();
}

/** Paise of these applications: held, disputed, and released before deductions. */
export async function sumOrders(db: Database, applicationIds: readonly number[]) {
  const sums = { held: 0, disputed: 0, released: 0 };
  if (applicationIds.length === 0) return sums;
  const rows = await db
    .selectFrom('escrow_order')
    .select(['status', sql<number>`sum(${left})`.as('left'), (eb) => eb.fn.sum<number>('released').as('paid')])
    .where('application_id', 'in', [...applicationIds])
    .where('status', 'in', ['held', 'disputed', 'frozen', 'released'])
    .groupBy('status')
    .execute();
  for (const { status, left: open, paid } of rows) {
    if (status === 'held') sums.held = Number(open);
    // In dispute between the parties, or at the payer's bank.
    if (status === 'disputed' || status === 'frozen') sums.disputed += Number(open);
    sums.released += Number(paid);
  }
  return sums;
}

/** Orders that may have been paid without a webhook, longest unchecked first; of change orders or of all others. */
export async function selectUnpaid(
  db: Database,
  span: { from: Date; checkedBefore: Date; limit: number; ofChanges: boolean },
) {
  return db
    .selectFrom('escrow_order')
    .select('provider_id')
    .where('change_order_id', span.ofChanges ? 'is not' : 'is', null)
    .where('status', '=', 'created')
    .where('created_at', '>=', span.from)
    .where((where) => where.or([where('checked_at', 'is', null), where('checked_at', '<', span.checkedBefore)]))
    .orderBy('checked_at')
    .limit(span.limit)
    .execute();
}

/** A part of the refund is not confirmed by the gateway. */
const isUnsent = sql<boolean>`refunded > charged_back + refund_sent + added_refunded`;

/** Orders with a refund that the gateway has not confirmed. */
export async function selectUnrefunded(db: Database, limit: number): Promise<number[]> {
  const rows = await db.selectFrom('escrow_order').select('id').where(isUnsent).orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Claims a refund for processing; undefined if another process has claimed it since `staleBefore`. */
export async function claimRefund(db: Database, id: number, { now, staleBefore }: { now: Date; staleBefore: Date }) {
  return db
    .updateTable('escrow_order')
    .set({ refund_claimed_at: now })
    .where('id', '=', id)
    .where(isUnsent)
    .where((where) => where.or([where('refund_claimed_at', 'is', null), where('refund_claimed_at', '<', staleBefore)]))
    .returningAll()
    .executeTakeFirst();
}

/** Orders of these applications whose money is held or was released. */
export async function selectPaidOrders(db: Database, applicationIds: readonly number[]): Promise<EscrowOrderRow[]> {
  if (applicationIds.length === 0) return [];
  return db
    .selectFrom('escrow_order')
    .selectAll()
    .where('application_id', 'in', [...applicationIds])
    .where('status', 'in', ['held', 'disputed', 'frozen', 'released'])
    .execute();
}
