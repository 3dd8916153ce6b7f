import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { AccountKind } from './ledger.rules.ts';

export interface Wanted {
  ownerId: number;
  /** Of these accounts of the owner. */
  accounts: readonly AccountKind[];
  /** Of transactions of these kinds. */
  kinds: readonly string[];
}

/** What came in, paise or coins, by the person that the transaction's `detail` calls `invited_id`. */
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
