import { workspaceCalls } from '../../../contract/accounts/workspaces.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { readAccounts, switchAccount } from './workspaces.service.ts';

export function mountWorkspaces(mount: Mount, context: Context): void {
  mount(workspaceCalls, {
    listAccounts: async ({ user }) => ({ data: await readAccounts(context, user) }),
    switchAccount: async ({ user, body }) => ({ data: await switchAccount(context, { user, ...body }) }),
  });
}
