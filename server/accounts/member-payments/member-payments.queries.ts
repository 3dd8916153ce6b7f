import { sql } from 'kysely';
import type { MemberRole, OperatorLevel } from '../../../contract/kit/permissions.ts';
import type { Database } from '../../../database/connection.ts';
import { isCurrent } from '../../../database/current-membership.ts';
import type { PayerId } from '../../kit/http/payments.ts';

interface Member {
  accountId: number;
  personId: number;
}

/** A member's roles and limits as they are now. */
export async function selectPayer(db: Database, { accountId, personId, now }: Member & { now: Date }) {
  return db
    .selectFrom('membership')
    .select(['limit_payment', 'limit_month', sql<MemberRole[]>`roles`.as('roles')])
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .where((eb) => isCurrent(eb.ref('until'), now))
    .executeTakeFirst();
}

/** An operator's level as it is now; undefined for whoever is none, or signs in no more. */
export async function selectLevel(db: Database, accountId: number): Promise<OperatorLevel | null | undefined> {
  const row = await db
    .selectFrom('account')
    .select(sql<OperatorLevel | null>`operator_level`.as('level'))
    .where('id', '=', accountId)
    .where('role', '=', 'operator')
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return row?.level;
}

/** Paise a member paid since an instant, other than for these references; what was begun twice counts once. */
export async function sumPaidBy(
  db: Database,
  { accountId, personId, since, besides }: Member & { since: Date; besides: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount), 0)::bigint as sum from (
    select max(amount) as amount from member_payment
    where account_id = ${accountId} and person_id = ${personId} and created_at >= ${since}
      and not (reference = any(${[...besides]}::text[]))
    group by reference) paid`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** Paise a payer paid to each of these since an instant, by whichever person, other than for these references. */
export async function sumPaidTo(
  db: Database,
  of: { payer: PayerId; payeeIds: readonly number[]; since: Date; besides: readonly string[] },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ payee_id: number; sum: number }>`select payee_id, sum(amount)::bigint as sum from (
    select payee_id, max(amount) as amount from member_payment
    where ${of.payer === null ? sql`account_id is null` : sql`account_id = ${of.payer}`} and payee_id = any(${[...of.payeeIds]}::bigint[]) and created_at >= ${of.since}
      and not (reference = any(${[...of.besides]}::text[]))
    group by payee_id, reference) paid group by payee_id`.execute(db);
  return new Map(rows.map(({ payee_id, sum }) => [payee_id, sum]));
}

interface Part {
  reference: string;
  payeeId: number;
  amount: number;
}

export async function insertPayment(
  db: Database,
  { payer, personId, parts, now }: { payer: PayerId; personId: number; parts: readonly Part[]; now: Date },
): Promise<number[]> {
  const member = { account_id: payer, person_id: personId, created_at: now };
  const rows = await db
    .insertInto('member_payment')
    .values(parts.map(({ reference, payeeId, amount }) => ({ ...member, reference, payee_id: payeeId, amount })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deletePayments(db: Database, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('member_payment')
    .where('id', 'in', [...ids])
    .execute();
}

export async function deletePaymentsBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('member_payment').where('created_at', '<', time).execute();
}
