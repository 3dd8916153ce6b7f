import { poolCalls } from '../../contract/pools.ts';
import { findOwnCampaign } from '../campaigns/campaigns.access.service.ts';
import type { User } from '../kit/authenticate.ts';
import type { Context } from '../kit/context.ts';
import type { Mount } from '../kit/mount.ts';
import { demandParty } from '../pledges/parties.service.ts';
import { getPool } from './pools.service.ts';
import { listSpending, spendPool } from './spending.service.ts';

export function mountPools(mount: Mount, context: Context): void {
  const ofParty = ({ user, params }: { user: User; params: { id: string } }) =>
    demandParty(context, { user, ...params });
  mount(
    poolCalls,
    {
      getPool: async ({ user, params }) => ({ data: await getPool(context, { user, ...params }) }),
      spendPool: async ({ user, params, body }) => ({ data: await spendPool(context, { user, ...params, ...body }) }),
      listSpending: ({ user, params, query }) => listSpending(context, { user, ...params, ...query }),
    },
    {
      getPool: ofParty,
      spendPool: ({ user, params }) => findOwnCampaign(context, { user, ...params }),
      listSpending: ofParty,
    },
  );
}
