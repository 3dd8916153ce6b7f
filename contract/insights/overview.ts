import * as z from 'zod/mini';
import { memberAccount } from '../accounts/workspaces.ts';
import { addDays } from '../kit/calendar.ts';
import { defineCalls } from '../kit/calls.ts';
import { access } from '../kit/permissions.ts';
import { dashboardEvent, dashboardMoney, todo, todoKinds } from './dashboard.ts';

/** Tasks of one kind that wait for the member, and the page that lists them. */
const waiting = z.object({ kind: z.enum(todoKinds), count: z.number(), page: z.string() });

/** Periods of the money in an overview; a year is the financial one, from 1 April. */
export const overviewPeriods = ['month', 'quarter', 'year'] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

const monthsOf: Record<OverviewPeriod, number> = { month: 1, quarter: 3, year: 12 };

/** First and last day of the period that a day of India's calendar is in. */
export function overviewSpan(today: string, period: OverviewPeriod): { from: string; to: string } {
  const length = monthsOf[period];
  const april = 3;
  const month = Number(today.slice(5, 7)) - 1;
  const first = (year: number, at: number) => new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4));
  const start = month - ((month - april + 12) % length);
  return { from: first(year, start), to: addDays(first(year, start + length), -1) };
}

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
  /** Rupees funded of the budgets of own campaigns that run in the period; null where the member sees no money. */
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
      /** Rupees that move by the last day of the period, and the number of payments. */
      moves: z.number(),
      moves_for: z.number(),
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
    summary: 'What waits for me, money and campaigns in each account I act for; a month where no period is named',
    query: z.strictObject({ period: z.optional(z.enum(overviewPeriods)) }),
    reply: { data: z.array(accountOverview) },
  },
});
