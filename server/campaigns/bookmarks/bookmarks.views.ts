import type { Bookmark, BookmarkCard } from '../../../contract/campaigns/bookmarks.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { BookmarkRow } from './bookmarks.queries.ts';

/** Derives the type from the column that is set. */
export function viewBookmark(row: BookmarkRow): Bookmark {
  const type = row.influencer_id !== null ? 'influencer' : row.brand_id !== null ? 'brand' : 'campaign';
  return {
    id: String(row.id),
    target_type: type,
    target_id: String(row.influencer_id ?? row.brand_id ?? row.campaign_id),
    list: row.list,
    note: row.note,
    createdAt: row.created_at.toISOString(),
  };
}

/** The fields of a campaign that its bookmark card shows. */
export function viewKeptCampaign(campaign: Campaign): NonNullable<BookmarkCard['campaign']> {
  const { id, title, type, cover, creator, application_deadline, status, is_held, is_draft } = campaign;
  const { compensation, budget_per_creator, product_value, commission_percent } = campaign;
  return {
    id,
    title,
    type,
    cover,
    application_deadline,
    status,
    is_held,
    is_draft,
    compensation,
    budget_per_creator,
    product_value,
    commission_percent,
    creator_name: creator.business_name ?? creator.fullname,
  };
}
