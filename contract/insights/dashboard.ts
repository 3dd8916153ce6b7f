import * as z from 'zod/mini';
import { campaignStatuses, campaignTypes, compensations } from '../campaigns/campaign-enums.ts';
import { relations } from '../campaigns/campaigns.ts';
import { match } from '../campaigns/match.ts';
import { influencerCard } from '../core/influencer-card.ts';
import { personCard } from '../core/people.ts';
import { measured } from '../discovery/track-record.ts';
import { defineCalls } from '../kit/calls.ts';
import { date, id, instant } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { shownTo } from '../kit/shown-to.ts';
import { checklist } from './checklist.ts';

/** Kinds of tasks on the dashboard; a task disappears once it is done. */
export const todoKinds = [
  'answer_applications',
  'review_work',
  'send_idea',
  'review_idea',
  'hand_in',
  'mend_work',
  'answer_offer',
  'answer_change',
  'confirm_arrival',
  'publish',
  'confirm_publication',
  'restore_post',
  'missing_post',
  'answer_cancellation',
  'fund',
  'fund_change',
  'fund_pledge',
  'approve_payment',
  'answer_pledges',
  'lock',
  'payout_failed',
  'reconnect',
  'answer_dispute',
  'dispute',
  'decide_disputes',
] as const;
export type TodoKind = (typeof todoKinds)[number];

/** A piece of agreed work: its type, such as `reel`, and its number. */
const piece = z.object({ id, type: z.string(), number: z.number() });
const campaignName = z.object({ id, title: z.string() });

export const todo = z.object({
  kind: z.enum(todoKinds),
  /**
   * Id of the subject: the campaign for several items of one campaign, else the application, the pledge, the piece of work,
   * the payout or the social account.
   */
  id,
  campaign: z.nullable(campaignName),
  /** People concerned, the latest three. */
  people: z.array(personCard),
  count: z.number(),
  /** Rupees. */
  amount: shownTo('money', z.nullable(z.number()), null),
  piece: z.nullable(piece),
  /** Platform of the social account. */
  platform: z.nullable(id),
  /** Why it failed, or what was asked for, as the other person wrote it. */
  reason: z.nullable(z.string()),
  /** When it became due to be done, the oldest of several. */
  since: instant,
  /** Last day in India; afterwards it is overdue or resolves automatically. */
  due: z.nullable(date),
});
export type Todo = z.infer<typeof todo>;

export const dashboardMoney = z.object({
  /** Spendable rupees in the wallet; null for whoever works on named campaigns, as the wallet is of the whole account. */
  available: z.nullable(z.number()),
  /** Rupees in the wallet that cannot be spent yet, such as a pending referral reward; null as above. */
  on_hold: z.nullable(z.number()),
  /** Rupees held by the payment partner for the user's work, or for the work they ordered; and the number of agreements. */
  held: z.number(),
  held_for: z.number(),
  /**
   * Next movement of money: for influencers the net amount reaching their bank, for businesses the amount released without
   * further action.
   */
  next: z.nullable(z.object({ amount: z.number(), date })),
  /** Median days from the last hand-in to the release: by this business, or to this influencer. */
  days_to_pay: measured,
});
export type DashboardMoney = z.infer<typeof dashboardMoney>;

const eventKinds = [
  'apply_by',
  'pledge_by',
  'close',
  'close_pledges',
  'start',
  'lock',
  'end',
  'due',
  'pays',
  'arrives',
] as const;

export const dashboardEvent = z.object({
  date,
  kind: z.enum(eventKinds),
  campaign: campaignName,
  /** The other party of an agreement. */
  person: z.nullable(z.string()),
  /** Rupees paid or received. */
  amount: shownTo('money', z.nullable(z.number()), null),
  /** Work of one type that is due. */
  work: z.nullable(z.object({ type: z.string(), count: z.number() })),
});
export type DashboardEvent = z.infer<typeof dashboardEvent>;

/** Days in the calendar, including today. */
export const calendarDays = 14;

const figureIds = ['spent', 'earned', 'reach', 'engagement_rate', 'cpe', 'offers'] as const;
export type DashboardFigureId = (typeof figureIds)[number];

const figure = z.object({
  id: z.enum(figureIds),
  /** This month so far: rupees, people or percent. Null is "no data", never 0. */
  value: z.nullable(z.number()),
  /** Same days of the previous month. */
  before: z.nullable(z.number()),
  /** Last twelve weeks, oldest first. */
  weeks: z.array(z.nullable(z.number())),
});
export type DashboardFigure = z.infer<typeof figure>;

const month = z.object({
  /** `YYYY-MM` in India. */
  month: z.string(),
  /** Rupees released to creators and paid into pools, or earned; the same as in `spent` and `earned`. */
  value: z.number(),
  /** Rupees of budgets and pledges, each spread evenly over its campaign's days; null without any. */
  planned: z.nullable(z.number()),
});
export type DashboardMonth = z.infer<typeof month>;

const progress = z.object({
  ...campaignName.shape,
  type: z.enum(campaignTypes),
  cover: z.nullable(z.string()),
  status: z.enum(campaignStatuses),
  is_held: z.boolean(),
  is_draft: z.boolean(),
  compensation: z.nullable(z.enum(compensations)),
  relations: z.array(z.enum(relations)),
  /**
   * Places taken in a standard campaign, the user's own pieces approved, or participants of a joint campaign (`of` is null).
   */
  done: z.object({ what: z.enum(['slots', 'pieces', 'parties']), count: z.number(), of: z.nullable(z.number()) }),
  /** Rupees funded of the budget, or contributed of a joint campaign's needs; null where the reader may not see it. */
  money: shownTo('money', z.nullable(z.object({ count: z.number(), of: z.number() })), null),
});
export type CampaignProgress = z.infer<typeof progress>;

export const dashboardCalls = defineCalls(access.work, {
  getDashboard: {
    method: 'GET',
    path: '/dashboard',
    auth: 'user',
    needs: 'look',
    summary: 'What needs me now, my money, the next fourteen days, and how complete my profile is',
    reply: {
      data: z.object({
        /** Tasks with a deadline first, soonest first, then the oldest. At most 30. */
        todos: z.array(todo),
        todos_total: z.number(),
        /** Null for operators, and for whoever sees no money. */
        money: shownTo('money', z.nullable(dashboardMoney), null),
        events: z.array(dashboardEvent),
        /** Null for operators. */
        profile: z.nullable(z.object({ completeness: z.number(), missing: z.array(z.string()) })),
        /** A newcomer's first steps; null once all are done, after the first agreement, or when closed. */
        checklist: z.nullable(checklist),
      }),
    },
  },
  setChecklist: {
    method: 'PUT',
    path: '/dashboard/checklist',
    auth: 'user',
    unlogged: true,
    needs: 'act',
    summary: 'Close my checklist of first steps, or show it again',
    body: z.strictObject({ dismissed: z.boolean() }),
    reply: { data: z.object({ dismissed: z.boolean() }) },
  },
  getDashboardEvents: {
    method: 'GET',
    path: '/dashboard/events',
    auth: 'user',
    needs: 'look',
    summary: 'What fourteen days bring or brought, from a day on; money that moves is known of days to come',
    query: z.strictObject({ from: date }),
    reply: { data: z.array(dashboardEvent) },
  },
  getDashboardFigures: {
    method: 'GET',
    path: '/dashboard/figures',
    auth: 'user',
    summary: 'What this month came to so far against the same days of the month before, and money by month',
    reply: {
      data: z.object({
        /** First and last day of this month so far, and of the days it is compared with. */
        from: date,
        to: date,
        before_from: date,
        before_to: date,
        figures: z.array(figure),
        /** Last six months, the current one last. */
        months: z.array(month),
      }),
    },
  },
  getDashboardCampaigns: {
    method: 'GET',
    path: '/dashboard/campaigns',
    auth: 'user',
    needs: 'look',
    summary: 'The latest campaigns I am part of that are not over, with how far they are',
    reply: { data: z.array(progress), total: z.number() },
  },
  getDashboardCreators: {
    method: 'GET',
    path: '/dashboard/creators',
    auth: 'user',
    summary: 'Creators like those I worked with, or kept, last; with their match to my newest open campaign',
    reply: {
      data: z.array(z.object({ creator: influencerCard, match: z.nullable(match) })),
      /** Basis of the suggestions: people the user worked with or bookmarked; null without any. */
      like: z.nullable(z.enum(['worked_with', 'bookmarked'])),
      campaign: z.nullable(campaignName),
    },
  },
});
