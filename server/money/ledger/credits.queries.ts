import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { AccountKind } from './ledger.rules.ts';

export interface Wanted {
  ownerId: number;
  /** Accounts to read. */
  accounts: readonly AccountKind[];
  /** Kinds of transactions to read. */
  kinds: readonly string[];
}

/** Credits in paise or coins, by the `invited_id` in the transaction's `detail`. */
export async function selectCredits(db: Database, { ownerId, accounts, kinds }: Wanted) {
  return db
    .selectFrom('ledger_account as a')
    .innerJoin('ledger_entry as e', 'e.account_id', 'a.id')
    .innerJoin('ledger_transaction as t', 't.id', 'e.transaction_id')
    .select((eb) => [
      'e.currency',
      sql<number>`(t.detail->>'invited_id')::bigint`.as('invited_id'),
      eb.fn.sum<number>('e.amount').as('amount'),
    ])
    .where('a.owner_id', '=', ownerId)
    .where('a.kind', 'in', accounts)
    .where('t.kind', 'in', kinds)
    .where('e.amount', '>', 0)
    .groupBy(['e.currency', sql`t.detail->>'invited_id'`])
    .execute();
}
