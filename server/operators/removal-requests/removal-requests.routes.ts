import { removalRequestCalls } from '../../../contract/operators/removal-requests.ts';
import { operatorOf } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { decideRemoval, listRemovalRequests, proveRemoval, requestRemoval } from './removal-requests.service.ts';

export function mountRemovalRequests(mount: Mount, context: Context): void {
  mount(removalRequestCalls, {
    requestRemoval: async ({ body }) => ({ data: await requestRemoval(context, body) }),
    proveRemoval: async ({ params, body }) => {
      await proveRemoval(context, { token: params.id, otp: body.otp });
      return {};
    },
    listRemovalRequests: ({ query, user }) => listRemovalRequests(context, query, user.locale),
    decideRemoval: async ({ params, body, ...who }) => ({
      data: await decideRemoval(context, { operator: operatorOf(who), ...params, ...body }),
    }),
  });
}
