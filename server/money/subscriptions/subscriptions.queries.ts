import type { Database } from '../../../database/connection.ts';
import type { Mirror } from './subscriptions.rules.ts';

function selectSubscriptions(db: Database) {
  return db
    .selectFrom('subscription')
    .innerJoin('plan', 'plan.id', 'subscription.plan_id')
    .selectAll('subscription')
    .select(['plan.title', 'plan.discount_price', 'plan.unlocks'])
    .select((each) =>
      each
        .selectFrom('subscription_payment as p')
        .select(({ fn }) => fn.max('p.period_end').as('end'))
        .whereRef('p.subscription_id', '=', 'subscription.id')
        .as('paid_until'),
    );
}
export type SubscriptionRow = Awaited<ReturnType<ReturnType<typeof selectSubscriptions>['execute']>>[number];

/**
 * A person's subscriptions, latest first; unfinished purchases come last, so that many of them never hide a paid one.
 */
export async function selectOfAccount(db: Database, accountId: number): Promise<SubscriptionRow[]> {
  return selectSubscriptions(db)
    .where('account_id', '=', accountId)
    .orderBy((by) => by('status', 'in', ['created', 'expired']))
    .orderBy('subscription.id', 'desc')
    .limit(50)
    .execute();
}

export async function selectByProviderId(db: Database, providerId: string): Promise<SubscriptionRow | undefined> {
  return selectSubscriptions(db).where('provider_id', '=', providerId).executeTakeFirst();
}

export async function insertSubscription(
  db: Database,
  row: { account_id: number; plan_id: number; provider_id: string; created_at: Date },
): Promise<void> {
  await db
    .insertInto('subscription')
    .values({ ...row, status: 'created' })
    .execute();
}

/** Updates our copy unless it changed since it was read (optimistic lock). Returns whether it did. */
export async function updateMirror(
  db: Database,
  at: { id: number; version: number; now: Date },
  mirror: Mirror,
): Promise<boolean> {
  const outcome = await db
    .updateTable('subscription')
    .set({ ...mirror, version: at.version + 1, checked_at: at.now })
    .where('id', '=', at.id)
    .where('version', '=', at.version)
    .executeTakeFirst();
  return outcome.numUpdatedRows > 0n;
}

/** Moves the unused days of a replaced subscription to its successor. */
export async function moveDays(
  db: Database,
  { from, to, days }: { from: number; to: number; days: number },
): Promise<void> {
  await db.updateTable('subscription').set({ replaced_by: to }).where('id', '=', from).execute();
  await db
    .updateTable('subscription')
    .set((set) => ({ added_days: set('added_days', '+', days) }))
    .where('id', '=', to)
    .execute();
}

/**
 * Records the cancellation at the period's end. Increments the version, so that a sync begun before does not undo it.
 */
export async function markEnding(db: Database, id: number): Promise<void> {
  await db
    .updateTable('subscription')
    .set((set) => ({ cancels_at_end: true, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export interface PaidPeriod {
  subscription_id: number;
  provider_payment_id: string;
  /** Paise, GST included. */
  amount: number;
  period_start: Date | null;
  period_end: Date | null;
  paid_at: Date;
  /** The gateway's fee in paise. */
  gateway_fee?: number;
}

/** Inserts a payment; returns its id, or null when it was known. */
export async function insertPayment(db: Database, payment: PaidPeriod): Promise<number | null> {
  const row = await db
    .insertInto('subscription_payment')
    .values(payment)
    .onConflict((conflict) => conflict.column('provider_payment_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function selectPayments(db: Database, subscriptionId: number) {
  return db
    .selectFrom('subscription_payment')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('paid_at', 'desc')
    .limit(120)
    .execute();
}
export type PaymentRow = Awaited<ReturnType<typeof selectPayments>>[number];

/**
 * Subscriptions not checked since `before` whose status at the gateway may have changed; unfinished purchases only
 * while they can still be paid.
 */
export async function selectUnchecked(
  db: Database,
  { before, begunAfter, limit }: { before: Date; begunAfter: Date; limit: number },
): Promise<{ id: number; provider_id: string }[]> {
  return db
    .selectFrom('subscription')
    .select(['id', 'provider_id'])
    .where((where) =>
      where.or([
        where('status', 'in', ['authenticated', 'active', 'pending', 'halted', 'paused']),
        where.and([where('status', '=', 'created'), where('created_at', '>', begunAfter)]),
      ]),
    )
    .where((where) => where.or([where('checked_at', 'is', null), where('checked_at', '<', before)]))
    .orderBy('checked_at')
    .limit(limit)
    .execute();
}

export async function markChecked(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('subscription').set({ checked_at: now }).where('id', '=', id).execute();
}
