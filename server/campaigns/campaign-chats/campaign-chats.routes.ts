import { campaignChatCalls } from '../../../contract/campaigns/campaign-chats.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { findParticipants, listCampaignChats, listChatTies } from './campaign-chats.service.ts';

export function mountCampaignChats(mount: Mount, context: Context): void {
  mount(
    campaignChatCalls,
    {
      listCampaignChats: ({ user, params, query }) => listCampaignChats(context, { user, ...params, ...query }),
      listChatTies: ({ user, params }) => listChatTies(context, { user, ...params }),
    },
    { listCampaignChats: ({ user, params }) => findParticipants(context, { user, ...params }) },
  );
}
