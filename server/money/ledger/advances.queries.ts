import type { Insertable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Row, Schema } from '../../../database/schema.ts';

export type AdvanceDebtRow = Row<'advance_debt'>;

export async function insertAdvanceDebt(db: Database, values: Insertable<Schema['advance_debt']>): Promise<void> {
  await db.insertInto('advance_debt').values(values).execute();
}

/** Paise of the advance of an agreement that are not paid back yet. */
export async function selectAdvanceOwed(db: Database, applicationId: number): Promise<number> {
  const debt = await db
    .selectFrom('advance_debt')
    .select(['amount', 'repaid'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return debt ? debt.amount - debt.repaid : 0;
}

/** Open debts of these people, locked, in the order in which they are paid back. */
export async function lockAdvanceDebts(db: Database, debtorIds: readonly number[]): Promise<AdvanceDebtRow[]> {
  if (debtorIds.length === 0) return [];
  return db
    .selectFrom('advance_debt')
    .selectAll()
    .where('debtor_id', 'in', [...debtorIds])
    .whereRef('repaid', '<', 'amount')
    .orderBy('debtor_id')
    .orderBy('application_id')
    .forUpdate()
    .execute();
}

export async function addRepaid(db: Database, applicationId: number, amount: number): Promise<void> {
  await db
    .updateTable('advance_debt')
    .set((eb) => ({ repaid: eb('repaid', '+', amount) }))
    .where('application_id', '=', applicationId)
    .execute();
}
