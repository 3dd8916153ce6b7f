import { useQuery } from '@tanstack/react-query';
import { campaignCalls } from '../../../contract/campaigns.ts';
import type { CallReply } from '../../../contract/kit.ts';
import { request } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';

function scoresOf({ data }: CallReply<typeof campaignCalls.matchInfluencers>): ReadonlyMap<string, number> {
  return new Map(data.map(({ influencer_id, match }) => [influencer_id, match.score]));
}

/** How well these creators fit the newest open campaign of a business that looks at them, 0–100 by their ids. */
export function useMatches(ids: readonly string[]): ReadonlyMap<string, number> | undefined {
  const { profile } = useSession();
  const hires = profile?.role === 'Brand' || profile?.role === 'Partner';
  return useQuery({
    queryKey: ['discovery', 'matches', ids],
    queryFn: ({ signal }) =>
      request(campaignCalls.matchInfluencers, { query: { influencer_id: [...ids] } }, { signal }),
    select: scoresOf,
    enabled: hires && ids.length > 0,
    staleTime: 5 * 60_000,
  }).data;
}
