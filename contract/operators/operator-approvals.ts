import { approval, approvalAnswer, approvalPage } from '../accounts/approvals.ts';
import { defineCalls } from '../kit/calls.ts';
import { access } from '../kit/permissions.ts';
import { byId } from './operators.ts';

export const operatorApprovalCalls = defineCalls(access.owner, {
  listOperatorApprovals: {
    method: 'GET',
    path: '/operator/approvals',
    auth: 'operator',
    summary: 'Refunds and payouts that wait for a second operator, and those decided, the newest first',
    query: approvalPage.query,
    reply: approvalPage.reply,
  },
  answerOperatorApproval: {
    level: 'support',
    method: 'PUT',
    path: '/operator/approvals/{id}',
    auth: 'operator',
    payment: false,
    summary:
      'Approve or refuse what another operator asked for, or take one’s own back. Approving takes finance or admin, and runs it at once, with all its checks',
    params: byId,
    body: approvalAnswer,
    reply: { data: approval },
    errors: ['CONFLICT', 'RULE', 'ROLE', 'OVER_LIMIT'],
  },
});
