import { templateCalls } from '../../../contract/campaigns/templates.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { addTemplate, changeTemplate, findTemplate, listTemplates, removeTemplate } from './templates.service.ts';

export function mountTemplates(mount: Mount, context: Context): void {
  mount(
    templateCalls,
    {
      listTemplates: async ({ user }) => ({ data: await listTemplates(context, user) }),
      addTemplate: async ({ user, body }) => ({ data: await addTemplate(context, { user, body }) }),
      changeTemplate: async ({ user, params, body }) => ({
        data: await changeTemplate(context, { user, ...params, body }),
      }),
      removeTemplate: async ({ user, params }) => {
        await removeTemplate(context, { user, ...params });
        return {};
      },
    },
    { changeTemplate: ({ user, params }) => findTemplate(context, { user, ...params }) },
  );
}
