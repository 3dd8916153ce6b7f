import { safetyCalls } from '../../../contract/accounts/safety.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { blockPerson, listBlocked, reportPerson, unblockPerson } from './safety.service.ts';

export function mountSafety(mount: Mount, context: Context): void {
  mount(safetyCalls, {
    block: async ({ user, body }) => {
      await blockPerson(context, { userId: user.id, targetId: body.target_id, reason: body.reason });
      return {};
    },
    listBlocked: ({ user, query }) => listBlocked(context, user, query),
    unblock: async ({ user, params }) => {
      await unblockPerson(context, { userId: user.id, targetId: params.id });
      return {};
    },
    report: async ({ user, body }) => ({
      data: { id: await reportPerson(context, { userId: user.id, targetId: body.target_id, reason: body.reason }) },
    }),
  });
}
