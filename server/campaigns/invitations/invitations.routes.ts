import { invitationCalls } from '../../../contract/campaigns/invitations.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { findOwnCampaign } from '../campaign-records/campaign-records.service.ts';
import { inviteToCampaign } from './invitations.service.ts';
import { listCampaignSuggestions } from './suggestions.service.ts';

export function mountInvitations(mount: Mount, context: Context): void {
  mount(
    invitationCalls,
    {
      listCampaignSuggestions: ({ user, params, query }) =>
        listCampaignSuggestions(context, { user, ...params, ...query }),
      inviteToCampaign: async ({ user, device, params, body: { influencer_ids: influencerIds, ...body } }) => ({
        data: await inviteToCampaign(context, { user, device, ...params, influencerIds, ...body }),
      }),
    },
    {
      listCampaignSuggestions: ({ user, params }) => findOwnCampaign(context, { user, ...params }),
      inviteToCampaign: ({ user, params }) => findOwnCampaign(context, { user, ...params }),
    },
  );
}
