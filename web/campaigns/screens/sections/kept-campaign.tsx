import type { ComponentProps } from 'react';
import { KeptCampaign as Kept } from '../../bookmarks/kept-campaign.tsx';
import { OfferLine } from '../../campaigns/offer-line.tsx';
import { StatusTag } from '../../campaigns/status-tag.tsx';

/** A campaign among the favourites; most keep creators only, so that it is fetched when there is one. */
export default function KeptCampaign({ campaign, heart }: Pick<ComponentProps<typeof Kept>, 'campaign' | 'heart'>) {
  const shown = { status: <StatusTag campaign={campaign} />, pay: <OfferLine campaign={campaign} size={28} /> };
  return <Kept campaign={campaign} {...shown} heart={heart} />;
}
