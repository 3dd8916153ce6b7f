import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { applicationCalls } from '../../../contract/campaigns/applications.ts';
import { type Campaign, campaignCalls } from '../../../contract/campaigns/campaigns.ts';
import { type PledgeLine, type PledgeStatus, pledgeCalls } from '../../../contract/campaigns/pledges.ts';
import { campaignChangeCalls } from '../../../contract/hub/campaign-changes.ts';
import { escrowCalls } from '../../../contract/work/escrow.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { useActionKey } from '../../lib/use-action-key.ts';

type Cursor = string | null;

const paging = {
  initialPageParam: null as Cursor,
  getNextPageParam: ({ next_cursor }: { next_cursor: Cursor }) => next_cursor,
};
const cursorOf = (cursor: Cursor) => (cursor === null ? {} : { cursor });

export interface HubFilters {
  /** Only campaigns of this person. */
  creator?: string;
  need: readonly string[];
  q: string;
}

/** The Resource Sharing Hub. All keys start with 'campaigns', so that one invalidation covers them. */
export function hubQuery(filters: HubFilters) {
  return infiniteQueryOptions({
    queryKey: [...sharedKeys.campaigns, 'joint', filters],
    queryFn: ({ signal, pageParam }) =>
      request(
        campaignCalls.listJointCampaigns,
        { query: { ...filters, limit: '20', ...cursorOf(pageParam) } },
        { signal },
      ),
    ...paging,
  });
}

/** Query key of a campaign's pledges. */
export function pledgesKey(id: string) {
  return [...sharedKeys.campaigns, 'pledges', id] as const;
}

/** All pledges the reader may see, newest first; a page of needs shows all of them. */
export function pledgesQuery(id: string) {
  return queryOptions({
    queryKey: pledgesKey(id),
    queryFn: async ({ signal }) => {
      const pledges: PledgeLine[] = [];
      let cursor: Cursor = null;
      do {
        const query = { limit: '100', ...cursorOf(cursor) };
        const page: { data: PledgeLine[]; next_cursor: Cursor } = await request(
          pledgeCalls.listPledges,
          { params: { id }, query },
          { signal },
        );
        pledges.push(...page.data);
        cursor = page.next_cursor;
      } while (cursor !== null);
      return pledges;
    },
  });
}

export function sharesQuery(id: string) {
  return queryOptions({
    queryKey: [...sharedKeys.campaigns, 'shares', id],
    queryFn: ({ signal }) => request(pledgeCalls.listShares, { params: { id } }, { signal }),
    select: ({ data }) => data,
  });
}

/** Payment of the user's pledge. */
export function paymentQuery(pledgeId: string) {
  return queryOptions({
    queryKey: [...sharedKeys.campaigns, 'pledge-payment', pledgeId],
    queryFn: ({ signal }) => request(escrowCalls.getPledgePayment, { params: { pledgeId } }, { signal }),
    select: ({ data }) => data,
  });
}

/** Refetches everything about campaigns, participation first, since a withdrawn pledger no longer sees the books. */
export async function refreshAsParty(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: [...sharedKeys.campaigns, 'shares'] });
  await client.invalidateQueries({
    queryKey: sharedKeys.campaigns,
    predicate: ({ queryKey }) => queryKey[1] !== 'shares',
  });
}

export function useRefreshAsParty(): () => Promise<void> {
  const client = useQueryClient();
  return () => refreshAsParty(client);
}

interface NewPledge {
  campaign_id: string;
  message: string;
  pledge: { need_id: string; kind: PledgeLine['kind']; description: string; value: number };
}

export function usePledge() {
  const refresh = useRefreshAsParty();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: NewPledge) =>
      request(applicationCalls.applyToCampaign, { body }, { idempotencyKey: key.keyFor(body) }),
    onSuccess: () => key.done(),
    onSettled: refresh,
  });
}

export interface PledgeMove {
  id: string;
  status: Exclude<PledgeStatus, 'pledged'>;
  note?: string;
}

/** Sent with keepalive, so that it completes when the page closes. */
export function sendPledgeMove(
  { id, ...body }: PledgeMove,
  options: { idempotencyKey?: string; signal?: AbortSignal } = {},
) {
  const call = { params: { applicationId: id }, body };
  return request(applicationCalls.moveApplication, call, { keepalive: true, ...options });
}

export function useMovePledge() {
  const refresh = useRefreshAsParty();
  return useMutation({ mutationFn: (move: PledgeMove) => sendPledgeMove(move), onSettled: refresh });
}

type NewNeed = Pick<Campaign['needs'][number], 'kind' | 'description' | 'value'>;

/** Adds a need after refetching the list: it is saved as a whole, and another window may have added one. */
export function useAddNeed(id: string) {
  const refresh = useRefreshAsParty();
  return useMutation({
    mutationFn: async (need: NewNeed) => {
      const { needs, updatedAt } = (await request(campaignCalls.getCampaign, { params: { id } })).data;
      const kept = needs.map(({ id: needId, kind, description, value }) => ({ id: needId, kind, description, value }));
      return request(campaignChangeCalls.updateCampaign, {
        params: { id },
        body: { needs: [...kept, need], updatedAt },
      });
    },
    onSettled: refresh,
  });
}
