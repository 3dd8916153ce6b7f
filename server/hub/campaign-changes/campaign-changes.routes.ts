import { campaignChangeCalls } from '../../../contract/hub/campaign-changes.ts';
import { findOwnCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { type Mount, Waiting } from '../../kit/http/mount.ts';
import { deleteCampaign, updateCampaign } from './campaign-changes.service.ts';

export function mountCampaignChanges(mount: Mount, context: Context): void {
  const input = ({ user, params }: { user: User; params: { id: string } }) =>
    findOwnCampaign(context, { user, ...params });
  mount(
    campaignChangeCalls,
    {
      updateCampaign: async ({ user, params, body: { updatedAt: readAt, ...body } }) => {
        const { campaign, proposalId } = await updateCampaign(context, { user, ...params, body, readAt });
        return proposalId === null
          ? { data: campaign }
          : new Waiting({ data: { ...campaign, proposal_id: proposalId } });
      },
      deleteCampaign: async ({ user, params }) => ({ data: await deleteCampaign(context, { user, ...params }) }),
    },
    { updateCampaign: input, deleteCampaign: input },
  );
}
