import { reviewCalls } from '../../../contract/work/reviews.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { findPartnership } from './partners.service.ts';
import {
  changeReview,
  findOwnReview,
  findReviewOf,
  getReviews,
  listCampaignReviews,
  listReviewsOf,
  replyToReview,
  reportReview,
  writeReview,
} from './reviews.service.ts';

export function mountReviews(mount: Mount, context: Context): void {
  const ofPartner = ({ user, params }: { user: User; params: { applicationId: string } }) =>
    findPartnership(context, { user, id: params.applicationId });
  mount(
    reviewCalls,
    {
      writeReview: async ({ user, params, body }) => ({
        data: await writeReview(context, { user, ...params, ...body }),
      }),
      getReviews: async ({ user, params }) => ({ data: await getReviews(context, { user, ...params }) }),
      listCampaignReviews: async ({ user, params }) => ({
        data: await listCampaignReviews(context, { user, ...params }),
      }),
      changeReview: async ({ user, params, body }) => ({
        data: await changeReview(context, { user, ...params, ...body }),
      }),
      replyToReview: async ({ user, params, body }) => ({
        data: await replyToReview(context, { user, ...params, ...body }),
      }),
      reportReview: async ({ user, params, body }) => ({
        data: await reportReview(context, { user, ...params, ...body }),
      }),
      listReviewsOf: ({ user, params, query }) => listReviewsOf(context, { user, ...params, ...query }),
    },
    {
      writeReview: ofPartner,
      getReviews: ofPartner,
      changeReview: ({ user, params }) => findOwnReview(context, { user, ...params }),
      replyToReview: ({ user, params }) => findReviewOf(context, { user, ...params }),
    },
  );
}
