import { approvalCalls } from '../../../contract/work/approval.ts';
import { findForCreator } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { readEarlyRelease, releaseEscrow } from './approval.service.ts';

export function mountApproval(mount: Mount, context: Context): void {
  mount(
    approvalCalls,
    {
      releaseEscrow: {
        pays: ({ user, params }) => readEarlyRelease(context, { user, ...params }),
        run: async ({ user, params }) => ({ data: await releaseEscrow(context, { user, ...params }) }),
      },
    },
    { releaseEscrow: ({ user, params }) => findForCreator(context, { user, ...params }) },
  );
}
