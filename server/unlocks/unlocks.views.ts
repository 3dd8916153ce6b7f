import type { Unlock } from '../../contract/unlocks.ts';
import type { UnlockRow } from './unlocks.queries.ts';

export function viewUnlock(row: UnlockRow): Unlock {
  return {
    id: String(row.id),
    influencer_id: String(row.influencer_id),
    paid_by: row.paid_by,
    coins: row.coins,
    createdAt: row.created_at.toISOString(),
  };
}
