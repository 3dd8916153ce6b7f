import { roleNames } from '../../../contract/core/roles.ts';
import { socialAccountCalls } from '../../../contract/social/social-accounts.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import {
  addSocialAccount,
  listSocialAccounts,
  refreshSocialAccount,
  removeSocialAccount,
} from './social-accounts.service.ts';

export function mountSocialAccounts(mount: Mount, context: Context): void {
  mount(socialAccountCalls, {
    listSocialAccounts: async ({ user }) => {
      const data = await listSocialAccounts(context, user);
      return { result: data.length > 0, role: roleNames[user.role], data };
    },
    addSocialAccount: async ({ user, body }) => ({ data: await addSocialAccount(context, { owner: user, ...body }) }),
    removeSocialAccount: async ({ user, params }) => {
      await removeSocialAccount(context, { owner: user, id: params.id });
      return {};
    },
    refreshSocialAccount: async ({ user, params }) => ({
      data: await refreshSocialAccount(context, { owner: user, id: params.id }),
    }),
  });
}
