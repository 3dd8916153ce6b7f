import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { PaymentRow, Schema } from '../../../database/schema.ts';
import type { PaymentMove } from './payments.rules.ts';

/** Ignores conflicts, so that concurrent planning inserts once. */
export async function insertPayments(
  db: Database,
  rows: readonly Insertable<Schema['agreement_payment']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('agreement_payment')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deletePayments(db: Database, applicationId: number): Promise<void> {
  await db.deleteFrom('agreement_payment').where('application_id', '=', applicationId).execute();
}

/** Payments of these applications, in their order. */
export async function selectPayments(db: Database, applicationIds: readonly number[]): Promise<PaymentRow[]> {
  if (applicationIds.length === 0) return [];
  return db
    .selectFrom('agreement_payment')
    .selectAll()
    .where('application_id', 'in', [...applicationIds])
    .orderBy('application_id')
    .orderBy('number')
    .execute();
}

interface Moved {
  applicationId: number;
  move: PaymentMove;
  now: Date;
}

export async function addMove(db: Database, { applicationId, move, now }: Moved): Promise<void> {
  const { number, released, refunded } = move;
  await db
    .updateTable('agreement_payment')
    .set((eb) => ({
      released: eb('released', '+', released),
      refunded: eb('refunded', '+', refunded),
      ...(released > 0 ? { released_at: now } : {}),
    }))
    .where('application_id', '=', applicationId)
    .where('number', '=', number)
    .execute();
}

/** Paise released to a person by payments since an instant, before deductions and without GST; with draws from pools. */
export async function sumReleased(db: Database, payeeId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from (
      select case when p.gst = 0 then p.released else p.released - floor(p.gst::numeric * p.released / (p.amount + p.gst)) end as amount
        from application a join agreement_payment p on p.application_id = a.id
        where a.influencer_id = ${payeeId} and p.released_at >= ${since}
      union all
      select paid from pool_spending where payee_id = ${payeeId} and status = 'executed' and ended_at >= ${since}
    ) released`.execute(db);
  return rows[0]?.sum ?? 0;
}

interface Dated {
  /** Date in India. */
  today: string;
  /** The last application of the batch before. */
  afterId: number;
  limit: number;
}

/** Agreements with held money and a payment whose date has come. */
export async function selectDated(db: Database, { today, afterId, limit }: Dated): Promise<number[]> {
  const rows = await db
    .selectFrom('agreement_payment as p')
    .innerJoin('escrow_order as o', 'o.application_id', 'p.application_id')
    .select('p.application_id')
    .distinct()
    .where('p.due', '=', 'date')
    .where('p.due_on', '<=', today)
    .where('p.released_at', 'is', null)
    .where('o.status', '=', 'held')
    .where('p.application_id', '>', afterId)
    .orderBy('p.application_id')
    .limit(limit)
    .execute();
  return rows.map(({ application_id }) => application_id);
}
