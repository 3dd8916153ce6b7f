import { factorRecoveryCalls } from '../../../contract/accounts/factor-recovery.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { recoverFactor, stopRecovery, stopRecoveryByMail } from './factor-recovery.service.ts';

export function mountFactorRecovery(mount: Mount, context: Context): void {
  mount(factorRecoveryCalls, {
    recoverFactor: async ({ body, device }) => ({ data: await recoverFactor(context, { ...body, device }) }),
    stopRecovery: async ({ user }) => {
      await stopRecovery(context, user.id);
      return {};
    },
    stopRecoveryByMail: async ({ body }) => {
      await stopRecoveryByMail(context, body.token);
      return {};
    },
  });
}
