import { duplicateCalls } from '../../../contract/campaigns/duplicates.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { findOwnCampaign } from '../campaign-records/campaign-records.service.ts';
import { duplicateCampaign } from './duplicates.service.ts';

export function mountDuplicates(mount: Mount, context: Context): void {
  mount(
    duplicateCalls,
    {
      duplicateCampaign: async ({ user, params }) => ({ data: await duplicateCampaign(context, { user, ...params }) }),
    },
    { duplicateCampaign: ({ user, params }) => findOwnCampaign(context, { user, ...params }) },
  );
}
