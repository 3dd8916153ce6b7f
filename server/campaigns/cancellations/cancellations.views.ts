import type { Cancellation } from '../../../contract/campaigns/cancellation.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { CancellationRow } from '../../../database/schema.ts';

export function viewCancellation(row: CancellationRow): Cancellation {
  return {
    by: row.by_side,
    started_by: row.started_by,
    keep: toRupees(row.keep),
    default: toRupees(row.default_keep),
    note: row.note,
    answer_by: row.answer_by.toISOString(),
    createdAt: row.created_at.toISOString(),
  };
}
