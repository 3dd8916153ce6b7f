import { impersonationCalls } from '../../../contract/operators/impersonation.ts';
import { operatorOf } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
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
