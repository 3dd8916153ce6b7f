import { listMyCampaigns as listMine, type MineInput } from '../../campaigns/campaigns/mine.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { listToReview } from '../reviews/todo.service.ts';

/** Campaigns I created, applied to or pledged to, with whom I can still review in each. */
export async function listMyCampaigns(context: Context, input: MineInput) {
  const mine = await listMine(context, input);
  const ids = mine.data.map(({ id }) => Number(id));
  const toReview = await listToReview(context, input.user, ids);
  const withReviews = (campaign: (typeof mine.data)[number]) => ({
    ...campaign,
    to_review: toReview.get(Number(campaign.id)) ?? [],
  });
  return { ...mine, data: mine.data.map(withReviews) };
}
