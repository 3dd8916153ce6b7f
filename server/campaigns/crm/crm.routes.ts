import { crmCalls } from '../../../contract/campaigns/crm.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listCrm, readCrmEntry, removeCrmEntry, setCrmEntry } from './crm.service.ts';
import { makeCrmCsv } from './crm-file.service.ts';
import { importCrm, listCrmImports, undoCrmImport } from './import.service.ts';
import { inviteUnclaimed } from './invitations.service.ts';

export function mountCrm(mount: Mount, context: Context): void {
  mount(crmCalls, {
    listCrm: ({ user, query: { format, ...asked } }) =>
      format === 'csv' ? makeCrmCsv(context, user, asked) : listCrm(context, user, asked),
    listCrmImports: async ({ user }) => ({ data: await listCrmImports(context, user) }),
    getCrmEntry: async ({ user, params }) => ({ data: await readCrmEntry(context, user, params.influencer_id) }),
    setCrmEntry: async ({ user, params, body }) => ({ data: await setCrmEntry(context, user, { ...params, ...body }) }),
    removeCrmEntry: async ({ user, params }) => {
      await removeCrmEntry(context, user, params.influencer_id);
      return {};
    },
    importCrm: async ({ user, file, body: { text, fields, message = '', dry = false } }) => ({
      data: await importCrm(context, { user, file, text, fields, message, dry }),
    }),
    undoCrmImport: async ({ user, params }) => ({ data: await undoCrmImport(context, user, params.id) }),
    inviteUnclaimed: async ({ user, body: { influencer_ids: influencerIds, email, message = '' } }) => ({
      data: await inviteUnclaimed(context, { user, influencerIds, email, message }),
    }),
  });
}
