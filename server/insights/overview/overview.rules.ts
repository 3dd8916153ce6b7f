import type { Todo, TodoKind } from '../../../contract/insights/dashboard.ts';
import { type MemberRole, mayDo } from '../../../contract/kit/permissions.ts';
import { permissionFor } from '../dashboard/todos.rules.ts';

/** The page that lists the tasks of a kind. */
const pageOf: Record<TodoKind, string> = {
  answer_applications: '/my-campaigns',
  review_work: '/my-campaigns',
  send_idea: '/my-campaigns',
  review_idea: '/my-campaigns',
  hand_in: '/my-campaigns',
  mend_work: '/my-campaigns',
  answer_offer: '/my-campaigns',
  answer_change: '/my-campaigns',
  confirm_arrival: '/my-campaigns',
  publish: '/my-campaigns',
  confirm_publication: '/my-campaigns',
  answer_cancellation: '/my-campaigns',
  fund: '/my-campaigns',
  fund_change: '/my-campaigns',
  fund_pledge: '/my-campaigns',
  approve_payment: '/approvals',
  answer_pledges: '/my-campaigns',
  lock: '/my-campaigns',
  payout_failed: '/wallet',
  reconnect: '/social-account-connect',
  answer_dispute: '/my-campaigns',
  dispute: '/my-campaigns',
  decide_disputes: '/operator/disputes',
};

interface Waiting {
  todos: readonly Todo[];
  counts: ReadonlyMap<TodoKind, number>;
}

/** Of what waits in an account, what a member with these roles can do; the first so many tasks. */
export function waitingFor(roles: readonly MemberRole[], { todos, counts }: Waiting, most: number) {
  const isTheirs = ({ kind }: { kind: TodoKind }) => mayDo(roles, permissionFor[kind]);
  const waits = [...counts].map(([kind, count]) => ({ kind, count, page: pageOf[kind] })).filter(isTheirs);
  return {
    waits,
    waits_total: waits.reduce((sum, { count }) => sum + count, 0),
    todos: todos.filter(isTheirs).slice(0, most),
  };
}
