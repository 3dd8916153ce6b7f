import { campaignFileCalls } from '../../../contract/campaigns/campaign-files.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { findOwnCampaign } from '../campaign-records/campaign-records.service.ts';
import { addFile, findOwnFile, listFiles, removeFile } from './campaign-files.service.ts';

export function mountCampaignFiles(mount: Mount, context: Context): void {
  mount(
    campaignFileCalls,
    {
      listCampaignFiles: async ({ user, params }) => ({ data: await listFiles(context, { user, ...params }) }),
      addCampaignFile: async ({ user, params, file }) => ({ data: await addFile(context, { user, ...params, file }) }),
      removeCampaignFile: async ({ user, params }) => ({ data: await removeFile(context, { user, ...params }) }),
    },
    {
      addCampaignFile: ({ user, params }) => findOwnCampaign(context, { user, ...params }),
      removeCampaignFile: ({ user, params }) => findOwnFile(context, { user, ...params }),
    },
  );
}
