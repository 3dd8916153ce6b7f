import type { TourFeature, Tours } from '../../../contract/accounts/tours.ts';
import type { Context } from '../../kit/context/context.ts';
import { findTours, saveTour } from './tours.queries.ts';

/** Status of each tour for a user; 0 without a record. */
export async function readTours(context: Context, accountId: number): Promise<Tours> {
  const tours: Tours = { BrowseInfluencer: 0, PostCampaign: 0, MyCampaigns: 0 };
  for (const { feature, status } of await findTours(context.db, accountId)) tours[feature] = status === 1 ? 1 : 2;
  return tours;
}

/** Records that a tour was finished (1) or skipped (2). */
export async function finishTour(
  context: Context,
  tour: { accountId: number; feature: TourFeature; status: 1 | 2 },
): Promise<Tours> {
  await saveTour(context.db, { ...tour, now: context.now() });
  return readTours(context, tour.accountId);
}
