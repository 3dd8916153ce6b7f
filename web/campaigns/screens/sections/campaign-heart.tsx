import { useLingui } from '@lingui/react/macro';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { BookmarkButton } from '../../bookmarks/bookmark-button.tsx';

interface CampaignHeartProps {
  campaign: Pick<Campaign, 'id' | 'title' | 'bookmark_id'>;
  look?: 'disc' | 'box';
}

/** Bookmark button of a campaign. */
export function CampaignHeart({ campaign, look = 'disc' }: CampaignHeartProps) {
  const { t } = useLingui();
  const { id, title, bookmark_id: bookmarkId } = campaign;
  const name = title || t`this campaign`;
  return <BookmarkButton target={{ type: 'campaign', id }} name={name} bookmarkId={bookmarkId} look={look} />;
}
