import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type OfferAnswer, offerCalls } from '../../../contract/work/offers.ts';
import { refreshApplications } from '../../campaigns/applications/applications.queries.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { useActionKey } from '../../lib/use-action-key.ts';

/** The thread of an application. Its key is below the applications', so that a live move refetches it. */
export function offersQuery(applicationId: string) {
  return queryOptions({
    queryKey: [...sharedKeys.applications, 'offers', applicationId],
    queryFn: ({ signal }) => request(offerCalls.listOffers, { params: { applicationId } }, { signal }),
  });
}

export type OfferBody = Parameters<typeof request<typeof offerCalls.makeOffer>>[1]['body'];

export function useMakeOffer(applicationId: string) {
  const client = useQueryClient();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: OfferBody) =>
      request(offerCalls.makeOffer, { params: { applicationId }, body }, { idempotencyKey: key.keyFor(body) }),
    onSuccess: () => key.done(),
    onSettled: () => refreshApplications(client),
  });
}

interface OfferReply {
  id: string;
  status: OfferAnswer;
  note?: string;
  confirm?: boolean;
}

export function useAnswerOffer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: OfferReply) => request(offerCalls.answerOffer, { params: { id }, body }),
    onSettled: () => refreshApplications(client),
  });
}
