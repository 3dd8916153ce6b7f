import { personalDataCalls } from '../../../contract/privacy/personal-data.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { eraseOwnAccount, readErasureTerms } from './erasure.service.ts';
import { exportData } from './export.service.ts';

export function mountPersonalData(mount: Mount, context: Context): void {
  mount(personalDataCalls, {
    getErasureTerms: async ({ user, device }) => ({ data: await readErasureTerms(context, user, device) }),
    eraseAccount: async ({ user }) => {
      await eraseOwnAccount(context, user);
      return {};
    },
    exportData: ({ user }) => exportData(context, user),
  });
}
