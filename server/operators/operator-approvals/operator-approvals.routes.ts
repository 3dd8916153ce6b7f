import { operatorApprovalCalls } from '../../../contract/operators/operator-approvals.ts';
import { answerApproval, listApprovals } from '../../accounts/approvals/approvals.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';

/** Approvals that wait for a second operator: their payer is the product. */
export function mountOperatorApprovals(mount: Mount, context: Context): void {
  const { payments } = mount;
  mount(operatorApprovalCalls, {
    listOperatorApprovals: ({ user, query }) => listApprovals(context, { payer: null, user, ...query }),
    answerOperatorApproval: async ({ user, device, params, body }) => ({
      data: await answerApproval(context, { payer: null, user, device, ...params, ...body }, payments),
    }),
  });
}
