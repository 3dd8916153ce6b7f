import type { Todo, TodoKind } from '../../../contract/insights/dashboard.ts';

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
  restore_post: '/my-campaigns',
  missing_post: '/my-campaigns',
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
  total: number;
  counts: ReadonlyMap<TodoKind, number>;
}

/** A member's to-dos in an account: numbers by kind, and the first of them. */
export function viewWaiting({ todos, total, counts }: Waiting, most: number) {
  return {
    waits: [...counts].map(([kind, count]) => ({ kind, count, page: pageOf[kind] })),
    waits_total: total,
    todos: todos.slice(0, most),
  };
}
