import { queryOptions } from '@tanstack/react-query';
import { myCampaignCalls } from '../../../contract/work/my-campaigns.ts';
import { request } from '../../lib/api.ts';

/** Campaigns of the account to which a member can be limited, the newest hundred. */
export const nameableCampaignsQuery = queryOptions({
  queryKey: ['members', 'campaigns'],
  queryFn: async ({ signal }) => {
    const { data } = await request(myCampaignCalls.listMyCampaigns, { query: { limit: '100' } }, { signal });
    return data.map(({ id, title }) => ({ id, title }));
  },
});
