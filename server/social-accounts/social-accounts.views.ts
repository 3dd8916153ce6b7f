import type { SocialAccountReply } from '../../contract/social-accounts.ts';
import type { SocialAccountRow } from './social-accounts.queries.ts';

export function viewSocialAccount(row: SocialAccountRow): SocialAccountReply {
  return {
    id: String(row.id),
    platform: row.platform_id,
    handle: row.handle,
    followers: row.followers,
    engagement_rate: row.engagement_rate,
    average_views: row.average_views,
    source: row.source,
    as_of: row.as_of.toISOString(),
  };
}
