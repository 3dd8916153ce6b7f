import type { TourFeature } from '../../../contract/accounts/tours.ts';
import { paths } from '../../lib/paths.ts';

/** Page of each tour. */
export const tourPages: Record<TourFeature, string> = {
  BrowseInfluencer: paths.browse,
  PostCampaign: paths.campaignPosts,
  MyCampaigns: paths.myCampaigns,
};

/** Tour of a page, if it has one. */
export function tourOf(pathname: string): TourFeature | null {
  const page = pathname.replace(/\/$/, '');
  return (Object.keys(tourPages) as TourFeature[]).find((feature) => tourPages[feature] === page) ?? null;
}
