import type { Settlement } from '../../../contract/hub/settlements.ts';
import { fractionOf } from '../../../contract/hub/shares.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { SettlementRow, ShareRow } from './settlements.queries.ts';

export function viewSettlement(
  row: SettlementRow,
  shares: readonly ShareRow[],
  names: ReadonlyMap<number, { fullname: string }>,
): Settlement {
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  return {
    id: String(row.id),
    number: row.number,
    source: row.source,
    amount: toRupees(row.amount),
    createdAt: row.created_at.toISOString(),
    shares: shares.map((share) => ({
      user_id: String(share.account_id),
      name: names.get(share.account_id)?.fullname ?? '',
      value: toRupees(share.value),
      fraction: fractionOf(share.value, total),
      amount: toRupees(share.amount),
    })),
  };
}
