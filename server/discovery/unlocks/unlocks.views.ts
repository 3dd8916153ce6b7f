import type { Unlock } from '../../../contract/discovery/unlocks.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { mayReport } from './unlocks.policy.ts';
import type { UnlockRow } from './unlocks.queries.ts';

export function viewUnlock(row: UnlockRow, locale: Locale): Unlock {
  return {
    id: String(row.id),
    influencer_id: String(row.influencer_id),
    paid_by: row.paid_by,
    coins: row.coins,
    createdAt: row.created_at.toISOString(),
    reported_at: row.reported_at?.toISOString() ?? null,
    refund:
      row.refunded_at && row.refund_reason
        ? { reason: row.refund_reason, coins: row.refund_coins ?? 0, createdAt: row.refunded_at.toISOString() }
        : null,
    can: viewCan({ report: mayReport(row) }, locale),
  };
}

/** A contact open by an agreement, free and while it is in force. */
export function viewByAgreement(influencerId: number, agreedAt: Date, locale: Locale): Unlock {
  const report = mayReport({ paid_by: 'agreement', reported_at: null, refunded_at: null });
  return {
    id: null,
    influencer_id: String(influencerId),
    paid_by: 'agreement',
    coins: 0,
    createdAt: agreedAt.toISOString(),
    reported_at: null,
    refund: null,
    can: viewCan({ report }, locale),
  };
}
