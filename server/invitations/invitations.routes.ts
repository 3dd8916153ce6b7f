import { invitationCalls } from '../../contract/invitations.ts';
import { findOwnCampaign } from '../campaigns/campaigns.access.service.ts';
import type { Context } from '../kit/context.ts';
import type { Mount } from '../kit/mount.ts';
import { inviteToCampaign } from './invitations.service.ts';

export function mountInvitations(mount: Mount, context: Context): void {
  mount(
    invitationCalls,
    {
      inviteToCampaign: async ({ user, device, params, body: { influencer_ids: influencerIds, message } }) => ({
        data: await inviteToCampaign(context, { user, device, ...params, influencerIds, message }),
      }),
    },
    { inviteToCampaign: ({ user, params }) => findOwnCampaign(context, { user, ...params }) },
  );
}
