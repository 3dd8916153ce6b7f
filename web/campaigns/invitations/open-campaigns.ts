import { useQuery } from '@tanstack/react-query';
import { myCampaignCalls } from '../../../contract/work/my-campaigns.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

/** The user's campaigns open for applications. */
export function useOpenCampaigns(isWanted = true) {
  const query = useQuery({
    queryKey: [...sharedKeys.campaigns, 'to-invite'],
    queryFn: ({ signal }) =>
      request(
        myCampaignCalls.listMyCampaigns,
        { query: { relation: 'created', status: ['not-started', 'on going'], limit: '100' } },
        { signal },
      ),
    enabled: isWanted,
  });
  const open = query.data?.data.filter(({ can }) => can.invite === true);
  return { ...query, open };
}
