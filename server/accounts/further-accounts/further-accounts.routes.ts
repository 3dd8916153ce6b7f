import { furtherAccountCalls } from '../../../contract/accounts/further-accounts.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { askClient } from './clients.service.ts';
import { openAccount } from './further-accounts.service.ts';

export function mountFurtherAccounts(mount: Mount, context: Context): void {
  mount(furtherAccountCalls, {
    askClient: async ({ user, body }) => {
      await askClient(context, { user, ...body });
      return {};
    },
    openAccount: async ({ user, body }) => ({ data: await openAccount(context, { user, ...body }) }),
  });
}
