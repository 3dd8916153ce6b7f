import { settlementCalls } from '../../contract/settlements.ts';
import { findOwnCampaign } from '../campaigns/campaigns.access.service.ts';
import type { Context } from '../kit/context.ts';
import type { Mount } from '../kit/mount.ts';
import { findSettledCampaign, listSettlements, settleCampaign } from './settlements.service.ts';

export function mountSettlements(mount: Mount, context: Context): void {
  mount(
    settlementCalls,
    {
      settleCampaign: async ({ user, params, body }) => ({
        data: await settleCampaign(context, { user, ...params, ...body }),
      }),
      listSettlements: ({ user, params, query }) => listSettlements(context, { user, ...params, ...query }),
    },
    {
      settleCampaign: ({ user, params }) => findOwnCampaign(context, { user, id: params.id }),
      listSettlements: ({ user, params }) => findSettledCampaign(context, { user, id: params.id }),
    },
  );
}
