import { impersonationCalls } from '../../contract/impersonation.ts';
import { operatorOf } from '../audit/audit.service.ts';
import type { Context } from '../kit/context.ts';
import type { Mount } from '../kit/mount.ts';
import { startImpersonation, stopImpersonation } from './impersonation.service.ts';

export function mountImpersonation(mount: Mount, context: Context): void {
  mount(impersonationCalls, {
    startImpersonation: async ({ params, body, user, device }) => ({
      data: await startImpersonation(context, { operator: operatorOf({ user, device }), device, ...params, ...body }),
    }),
    stopImpersonation: async ({ params, ...who }) => {
      await stopImpersonation(context, { operator: operatorOf(who), ...params });
      return {};
    },
  });
}
