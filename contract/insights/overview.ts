import * as z from 'zod/mini';
import { memberAccount } from '../accounts/workspaces.ts';
import { defineCalls } from '../kit/calls.ts';
import { access } from '../kit/permissions.ts';
import { dashboardEvent, dashboardMoney, todo, todoKinds } from './dashboard.ts';

/** Tasks of one kind that wait for the member, and the page that lists them. */
const waiting = z.object({ kind: z.enum(todoKinds), count: z.number(), page: z.string() });

/** Most accounts of an overview: the person's own first, then by name. */
export const mostAccounts = 100;

const campaigns = z.object({
  /** Campaigns that are not over. */
  under_way: z.number(),
  /** Those of the account's own that run today. */
  on_going: z.number(),
  /** Places of the own campaigns that are not over, and how many are taken. */
  slots: z.number(),
  slots_taken: z.number(),
  /** Applications without an answer. */
  to_answer: z.number(),
  /** Rupees funded of the budgets of those campaigns; null where the member sees no money. */
  spent: z.nullable(z.number()),
  planned: z.nullable(z.number()),
});

const accountOverview = z.object({
  ...memberAccount.shape,
  /** Tasks that wait for the member, by their roles and the campaigns they work on. */
  waits: z.array(waiting),
  waits_total: z.number(),
  /** The most urgent tasks. */
  todos: z.array(todo),
  /** Null where the member sees no money, and for operators. */
  money: z.nullable(
    z.object({
      ...dashboardMoney.shape,
      /** Rupees agreed and not funded yet, and the number of agreements. */
      to_fund: z.number(),
      to_fund_for: z.number(),
    }),
  ),
  campaigns,
  /** The next event within fourteen days. */
  next: z.nullable(dashboardEvent),
});
export type AccountOverview = z.infer<typeof accountOverview>;

export const overviewCalls = defineCalls(access.person, {
  getOverview: {
    method: 'GET',
    path: '/accounts/overview',
    auth: 'user',
    ownerOnly: true,
    summary: 'What waits for me, money and campaigns in each account I act for',
    reply: { data: z.array(accountOverview) },
  },
});
