import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReviewPair, reviewCalls } from '../../../contract/work/reviews.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { useActionKey } from '../../lib/use-action-key.ts';

export interface ReviewWords {
  rating: number;
  text: string;
}

/** Reviews of a person. */
export function reviewsOfQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['reviews', 'of', id],
    queryFn: ({ signal, pageParam }) =>
      request(
        reviewCalls.listReviewsOf,
        { params: { id }, query: { limit: '5', ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}

/** Mean of the stars that others gave a person, and how many did. */
export function ratingQuery(id: string) {
  return queryOptions({
    queryKey: ['reviews', 'rating', id],
    queryFn: async ({ signal }) => {
      const { average, total } = await request(
        reviewCalls.listReviewsOf,
        { params: { id }, query: { limit: '1' } },
        { signal },
      );
      return { average, total };
    },
  });
}

/** Reviews among the partners of a campaign, visible to the reader. */
export function campaignReviewsQuery(id: string) {
  return queryOptions({
    queryKey: ['reviews', 'campaign', id],
    queryFn: async ({ signal }) =>
      (await request(reviewCalls.listCampaignReviews, { params: { id } }, { signal })).data,
  });
}

/** Mutation that refetches reviews. */
function useReviewAct<Input>(act: (input: Input, idempotencyKey: string) => Promise<unknown>) {
  const client = useQueryClient();
  const { keyFor, done } = useActionKey();
  return useMutation({
    mutationFn: (input: Input) => act(input, keyFor(input)),
    onSuccess: () => {
      done();
      void client.invalidateQueries({ queryKey: [...sharedKeys.campaigns, 'mine'] });
      return client.invalidateQueries({ queryKey: ['reviews'] });
    },
  });
}

/** Creates the reader's review of a partner, or changes it while hidden. */
export function useKeepReview({ application_id: applicationId, mine }: ReviewPair) {
  return useReviewAct<ReviewWords>((body, idempotencyKey) =>
    mine
      ? request(reviewCalls.changeReview, { params: { id: mine.id }, body })
      : request(reviewCalls.writeReview, { params: { applicationId }, body }, { idempotencyKey }),
  );
}

export function useReply(id: string) {
  return useReviewAct<string>((text, idempotencyKey) =>
    request(reviewCalls.replyToReview, { params: { id }, body: { text } }, { idempotencyKey }),
  );
}

export function useReviewReport(id: string) {
  return useReviewAct<string>((reason, idempotencyKey) =>
    request(reviewCalls.reportReview, { params: { id }, body: { reason } }, { idempotencyKey }),
  );
}
