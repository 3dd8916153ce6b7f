import { approvalsCalls } from '../../../contract/accounts/approvals.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import {
  answerApproval,
  answersWithoutProof,
  demandApproval,
  explainApproval,
  listApprovals,
} from './approvals.service.ts';
import { readPolicy, setPolicy } from './policy.service.ts';

export function mountApprovals(mount: Mount, context: Context): void {
  const { payments } = mount;
  mount(
    approvalsCalls,
    {
      getApprovalsPolicy: async ({ user }) => ({ data: await readPolicy(context, user) }),
      setApprovalsPolicy: async ({ user, body }) => ({ data: await setPolicy(context, { user, ...body }) }),
      listApprovals: ({ user, query }) => listApprovals(context, { payer: user.id, user, ...query }),
      answerApproval: async ({ user, device, params, body }) => ({
        data: await answerApproval(context, { payer: user.id, user, device, ...params, ...body }, payments),
      }),
      explainApproval: async ({ user, params, body }) => ({
        data: await explainApproval(context, { payer: user.id, user, ...params, ...body }),
      }),
    },
    {
      answerApproval: ({ user, params }) => demandApproval(context, { payer: user.id, user, ...params }),
      explainApproval: ({ user, params }) => demandApproval(context, { payer: user.id, user, ...params }),
    },
    {
      answerApproval: ({ user, params, body }) =>
        answersWithoutProof(context, { payer: user.id, user, ...params, ...body }, payments),
    },
  );
}
