import type { ComponentProps } from 'react';
import { KeptCampaign as Kept } from '../../bookmarks/kept-campaign.tsx';
import { OfferLine } from '../../campaigns/offer-line.tsx';
import { StatusTag } from '../../campaigns/status-tag.tsx';

/** Bookmarked campaign; lazy, since most bookmarks are creators. */
export default function KeptCampaign({ campaign, heart }: Pick<ComponentProps<typeof Kept>, 'campaign' | 'heart'>) {
  const shown = { status: <StatusTag campaign={campaign} />, pay: <OfferLine campaign={campaign} size={28} /> };
  return <Kept campaign={campaign} {...shown} heart={heart} />;
}
