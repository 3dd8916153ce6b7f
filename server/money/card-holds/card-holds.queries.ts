import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Held } from './card-holds.rules.ts';

export async function insertHolds(
  db: Database,
  { accountId, held, now }: { accountId: number; held: readonly Held[]; now: Date },
): Promise<void> {
  await db
    .insertInto('card_hold')
    .values(held.map(({ amount, freeAt }) => ({ account_id: accountId, amount, free_at: freeAt, created_at: now })))
    .execute();
}

/** Accounts with holds past their due time, of one account or of all. */
export async function selectDueAccounts(
  db: Database,
  { now, accountId, limit }: { now: Date; accountId?: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('card_hold')
    .select('account_id')
    .distinct()
    .where('freed_at', 'is', null)
    .where('free_at', '<=', now)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? 0))
    .limit(limit)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Ends the due holds of an account and returns their ids. The caller has locked the account. */
export async function endDue(db: Database, accountId: number, now: Date): Promise<number[]> {
  const rows = await db
    .updateTable('card_hold')
    .set({ freed_at: now })
    .where('account_id', '=', accountId)
    .where('freed_at', 'is', null)
    .where('free_at', '<=', now)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Held balance and the sum of holds not yet due, in paise, read in one statement so that they agree. A chargeback can make
 * the balance the smaller of the two.
 */
export async function selectHeld(db: Database, accountId: number): Promise<{ balance: number; waiting: number }> {
  const { rows } = await sql<{ balance: number; waiting: number }>`
    select coalesce((select balance from ledger_account where owner_id = ${accountId} and kind = 'earnings_held'), 0) as balance,
      (select coalesce(sum(amount), 0)::bigint from card_hold where account_id = ${accountId} and freed_at is null) as waiting`.execute(
    db,
  );
  return rows[0] ?? { balance: 0, waiting: 0 };
}
