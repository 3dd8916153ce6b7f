import { queryOptions, useQuery } from '@tanstack/react-query';
import { campaignCalls } from '../../../contract/campaigns/campaigns.ts';
import type { Match } from '../../../contract/campaigns/match.ts';
import { isBusiness } from '../../../contract/core/roles.ts';
import type { CallReply } from '../../../contract/kit/calls.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { useSession } from '../../lib/session.ts';

function scoresOf({ data }: CallReply<typeof campaignCalls.matchInfluencers>): ReadonlyMap<string, Match> {
  return new Map(data.map(({ influencer_id, match }) => [influencer_id, match]));
}

/** Match of these creators with the reader's newest open campaign. */
export const matchesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...sharedKeys.discovery, 'matches', ids],
    queryFn: ({ signal }) =>
      request(campaignCalls.matchInfluencers, { query: { influencer_id: [...ids] } }, { signal }),
    staleTime: 5 * 60_000,
  });

function useHires(): boolean {
  const { profile } = useSession();
  return isBusiness(profile?.role);
}

/** Matches by creator id; for businesses only. */
export function useMatches(ids: readonly string[]): ReadonlyMap<string, Match> | undefined {
  return useQuery({
    ...matchesQuery(ids),
    select: scoresOf,
    enabled: useHires() && ids.length > 0,
  }).data;
}

/** Match of one creator with reasons and campaign; only pending for businesses. */
export function useMatch(id: string) {
  const hires = useHires();
  const { data, isPending } = useQuery({ ...matchesQuery([id]), enabled: hires });
  return { campaign: data?.campaign, match: data?.data[0]?.match, isPending: hires && isPending };
}
