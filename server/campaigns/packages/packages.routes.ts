import { packageCalls } from '../../../contract/campaigns/packages.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { addPackage, changePackage, findOwnPackage, listPackages, removePackage } from './packages.service.ts';

export function mountPackages(mount: Mount, context: Context): void {
  mount(
    packageCalls,
    {
      listPackages: async ({ user, query }) => ({ data: await listPackages(context, user, query.user_id) }),
      addPackage: async ({ user, body }) => ({ data: await addPackage(context, { user, body }) }),
      changePackage: async ({ user, params, body }) => ({
        data: await changePackage(context, { user, ...params, body }),
      }),
      removePackage: async ({ user, params }) => {
        await removePackage(context, { user, ...params });
        return {};
      },
    },
    {
      changePackage: ({ user, params }) => findOwnPackage(context, { user, ...params }),
      removePackage: ({ user, params }) => findOwnPackage(context, { user, ...params }),
    },
  );
}
