import { toRupees } from '../../contract/money.ts';
import type { Settlement } from '../../contract/settlements.ts';
import type { SettlementRow, ShareRow } from './settlements.queries.ts';

export function viewSettlement(
  row: SettlementRow,
  shares: readonly ShareRow[],
  names: ReadonlyMap<number, { fullname: string }>,
): Settlement {
  return {
    id: String(row.id),
    number: row.number,
    amount: toRupees(row.amount),
    createdAt: row.created_at.toISOString(),
    shares: shares.map((share) => ({
      user_id: String(share.account_id),
      name: names.get(share.account_id)?.fullname ?? '',
      value: toRupees(share.value),
      amount: toRupees(share.amount),
    })),
  };
}
