import { myCampaignCalls } from '../../../contract/work/my-campaigns.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listMyCampaigns } from './my-campaigns.service.ts';

export function mountMyCampaigns(mount: Mount, context: Context): void {
  mount(myCampaignCalls, { listMyCampaigns: ({ user, query }) => listMyCampaigns(context, { user, ...query }) });
}
