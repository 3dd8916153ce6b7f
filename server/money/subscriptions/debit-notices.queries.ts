import type { Database } from '../../../database/connection.ts';

/** Upcoming debits in a time span that were not announced yet, nearest first. */
export async function selectUnannouncedDebits(db: Database, { after, until }: { after: Date; until: Date }) {
  const rows = await db
    .selectFrom('subscription as s')
    .innerJoin('plan', 'plan.id', 's.plan_id')
    .select((each) => [
      's.id',
      's.account_id',
      's.charge_at',
      'plan.title',
      'plan.discount_price',
      each
        .selectFrom('subscription_payment as p')
        .select('p.amount')
        .whereRef('p.subscription_id', '=', 's.id')
        .orderBy('p.paid_at', 'desc')
        .limit(1)
        .as('last_amount'),
    ])
    .where('s.status', 'in', ['authenticated', 'active'])
    .where('s.cancels_at_end', '=', false)
    .where('s.charge_at', '>', after)
    .where('s.charge_at', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('debit_notice as n')
            .select('n.subscription_id')
            .whereRef('n.subscription_id', '=', 's.id')
            .whereRef('n.charge_at', '=', 's.charge_at'),
        ),
      ),
    )
    .orderBy('s.charge_at')
    .limit(1_000)
    .execute();
  return rows.flatMap(({ charge_at, last_amount, discount_price, ...row }) =>
    charge_at ? [{ ...row, charge_at, amount: last_amount ?? discount_price }] : [],
  );
}
export type UnannouncedDebit = Awaited<ReturnType<typeof selectUnannouncedDebits>>[number];

/** Records that a debit was announced. False when it was recorded before. */
export async function insertDebitNotice(
  db: Database,
  notice: { subscription_id: number; charge_at: Date; amount: number; told_at: Date },
): Promise<boolean> {
  const outcome = await db
    .insertInto('debit_notice')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (outcome.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
