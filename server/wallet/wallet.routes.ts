import { walletCalls } from '../../contract/wallet.ts';
import type { Context } from '../kit/context.ts';
import type { Mount } from '../kit/mount.ts';
import { listEntries, readWalletBalance } from './wallet.service.ts';

export function mountWallet(mount: Mount, context: Context): void {
  mount(walletCalls, {
    getWallet: ({ user, query: { format: _format, limit, cursor, ...filter } }) =>
      listEntries(context, { accountId: user.id, filter, limit, cursor }),
    getWalletBalance: async ({ user }) => ({ data: await readWalletBalance(context, user.id) }),
  });
}
