import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { invitationCalls, type SuggestionSort } from '../../../contract/campaigns/invitations.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { useActionKey } from '../../lib/use-action-key.ts';

const suggestionsKey = (campaignId: string) => [...sharedKeys.campaigns, 'suggestions', campaignId];

export function suggestionsQuery(campaignId: string, sort: SuggestionSort) {
  return infiniteQueryOptions({
    queryKey: [...suggestionsKey(campaignId), sort],
    queryFn: ({ signal, pageParam }) => {
      const query = { limit: '12', sort, ...(pageParam === null ? {} : { cursor: pageParam }) };
      return request(invitationCalls.listCampaignSuggestions, { params: { id: campaignId }, query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
  });
}

export interface Invitation {
  influencer_ids: string[];
  message: string;
  remind: boolean;
}

/** Invites people to a campaign; those who were invited leave the suggestions. */
export function useInvite(campaignId: string) {
  const client = useQueryClient();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: Invitation) => {
      const options = { idempotencyKey: key.keyFor({ campaignId, ...body }) };
      return request(invitationCalls.inviteToCampaign, { params: { id: campaignId }, body }, options);
    },
    onSuccess: () => key.done(),
    onSettled: () => client.invalidateQueries({ queryKey: suggestionsKey(campaignId) }),
  });
}
