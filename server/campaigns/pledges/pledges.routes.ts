import { pledgeCalls } from '../../../contract/campaigns/pledges.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listPledges } from './listing.service.ts';
import { readShares } from './shares.service.ts';

export function mountPledges(mount: Mount, context: Context): void {
  mount(pledgeCalls, {
    listPledges: ({ user, params, query }) => listPledges(context, { user, ...params, ...query }),
    listShares: async ({ user, params }) => ({ data: await readShares(context, { user, ...params }) }),
  });
}
