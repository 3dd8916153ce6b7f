import { campaignCalls } from '../../../contract/campaigns/campaigns.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { findOwnCampaign } from '../campaign-records/campaign-records.service.ts';
import { matchInfluencers } from '../matching/match.service.ts';
import { addCampaign, getCampaign, holdCampaign } from './campaigns.service.ts';
import { setCover } from './cover.service.ts';
import { listJointCampaigns, showPosts } from './feed.service.ts';

export function mountCampaigns(mount: Mount, context: Context): void {
  const mine = ({ user, params }: { user: User; params: { id: string } }) =>
    findOwnCampaign(context, { user, ...params });
  mount(
    campaignCalls,
    {
      addCampaign: async ({ user, body }) => ({ data: await addCampaign(context, { user, body }) }),
      listPosts: ({ user, query }) => showPosts(context, { user, ...query }),
      listJointCampaigns: ({ user, query }) => listJointCampaigns(context, { user, ...query }),
      matchInfluencers: ({ user, query }) => matchInfluencers(context, user, query.influencer_id),
      getCampaign: async ({ user, params }) => ({ data: await getCampaign(context, { user, ...params }) }),
      holdCampaign: async ({ user, params, body }) => ({
        data: await holdCampaign(context, { user, ...params, ...body }),
      }),
      setCover: async ({ user, params, file }) => ({ data: await setCover(context, { user, ...params, file }) }),
    },
    { holdCampaign: mine, setCover: mine },
  );
}
