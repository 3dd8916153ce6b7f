import { viewerCalls } from '../../../contract/campaigns/viewers.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { findOwnCampaign } from '../campaign-records/campaign-records.service.ts';
import { listCampaignViewers } from './viewers.service.ts';

export function mountViewers(mount: Mount, context: Context): void {
  mount(
    viewerCalls,
    { listCampaignViewers: ({ user, params, query }) => listCampaignViewers(context, { user, ...params, ...query }) },
    { listCampaignViewers: ({ user, params }) => findOwnCampaign(context, { user, ...params }) },
  );
}
