import { walletCalls } from '../../../contract/money/wallet.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listEntries, makeStatementCsv, makeStatementPdf, readWalletBalance } from './wallet.service.ts';

export function mountWallet(mount: Mount, context: Context): void {
  mount(walletCalls, {
    getWallet: ({ user, query: { format, limit, cursor, ...filter } }) => {
      const statement = { accountId: user.id, filter };
      if (format === 'csv') return makeStatementCsv(context, statement);
      if (format === 'pdf') return makeStatementPdf(context, statement);
      return listEntries(context, { ...statement, locale: user.locale, limit, cursor });
    },
    getWalletBalance: async ({ user }) => ({ data: await readWalletBalance(context, user.id) }),
  });
}
