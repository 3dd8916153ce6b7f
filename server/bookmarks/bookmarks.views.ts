import type { Bookmark, BookmarkCard } from '../../contract/bookmarks.ts';
import type { BookmarkRow, KeptCampaignRow } from './bookmarks.queries.ts';

/** Which of the three a bookmark keeps. */
export function viewBookmark(row: BookmarkRow): Bookmark {
  const type = row.influencer_id !== null ? 'influencer' : row.brand_id !== null ? 'brand' : 'campaign';
  return {
    id: String(row.id),
    target_type: type,
    target_id: String(row.influencer_id ?? row.brand_id ?? row.campaign_id),
    list: row.list,
    createdAt: row.created_at.toISOString(),
  };
}

export function viewKeptCampaign(row: KeptCampaignRow): NonNullable<BookmarkCard['campaign']> {
  return {
    id: String(row.id),
    title: row.title,
    type: row.type,
    creator_name: row.business_name ?? row.fullname,
    application_deadline: row.application_deadline,
  };
}
