import { toRupees } from '../../contract/money.ts';
import type { PersonCard } from '../../contract/people.ts';
import type { Pool, Spending } from '../../contract/pools.ts';
import type { PoolSums, SpendingRow } from './pools.queries.ts';

export function viewPool({ funded, refunded, spent, settled }: PoolSums): Pool {
  return {
    funded: toRupees(funded),
    refunded: toRupees(refunded),
    spent: toRupees(spent),
    settled: toRupees(settled),
    held: toRupees(funded - refunded - spent - settled),
  };
}

export function viewSpending(row: SpendingRow, by: PersonCard): Spending {
  return {
    id: String(row.id),
    number: row.number,
    amount: toRupees(row.amount),
    note: row.note,
    need_id: row.need_id === null ? null : String(row.need_id),
    by,
    createdAt: row.created_at.toISOString(),
  };
}
