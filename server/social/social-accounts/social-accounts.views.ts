import type { SocialAccountReply } from '../../../contract/social/social-accounts.ts';
import { healthOf, refreshAllowedAt } from '../social-tokens/connections.rules.ts';
import type { SocialAccountRow } from './social-accounts.queries.ts';

export function viewSocialAccount(
  row: SocialAccountRow,
  { now, can }: { now: Date; can: SocialAccountReply['can'] },
): SocialAccountReply {
  return {
    id: String(row.id),
    platform: row.platform_id,
    handle: row.handle,
    followers: row.followers,
    engagement_rate: row.engagement_rate,
    average_views: row.average_views,
    source: row.source,
    as_of: row.as_of.toISOString(),
    connection: viewConnection(row, now),
    can,
  };
}

function viewConnection(row: SocialAccountRow, now: Date): SocialAccountReply['connection'] {
  const { state, account_type, consented_at } = row;
  if (!state || !account_type || !consented_at) return null;
  const health = healthOf({ state, access_ends_at: row.access_ends_at }, now);
  return {
    health,
    account_type,
    connected_at: consented_at.toISOString(),
    last_synced_at: row.last_synced_at?.toISOString() ?? null,
    problem: row.last_error,
    problem_at: row.last_error_at?.toISOString() ?? null,
    next_sync_at: health === 'broken' ? null : (row.next_sync_at?.toISOString() ?? null),
    refresh_at: health === 'broken' ? null : (refreshAllowedAt(row.asked_at, now)?.toISOString() ?? null),
    ends_at: row.access_ends_at?.toISOString() ?? null,
    followers_hidden: row.followers_hidden ?? false,
  };
}
