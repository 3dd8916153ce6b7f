import { toRupees } from '../../../contract/kit/money.ts';
import type { ApplicationRow, PledgeRow } from '../../../database/schema.ts';

/** Summary of an application, beside its campaign. */
export function viewApplicationSummary({ id, status, quote, created_at }: ApplicationRow) {
  return {
    id: String(id),
    status,
    quote: quote === null ? null : toRupees(quote),
    createdAt: created_at.toISOString(),
  };
}

export function viewPledgeSummary({ id, need_id, value, status }: PledgeRow) {
  return { id: String(id), need_id: String(need_id), value: toRupees(value), status };
}
