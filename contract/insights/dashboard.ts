import * as z from 'zod/mini';
import { campaignStatuses, campaignTypes, compensations } from '../campaigns/campaign-enums.ts';
import { relations } from '../campaigns/campaigns.ts';
import { match } from '../campaigns/match.ts';
import { influencerCard } from '../core/influencer-card.ts';
import { personCard } from '../core/people.ts';
import { measured } from '../discovery/track-record.ts';
import { defineCalls } from '../kit/calls.ts';
import { date, id, instant } from '../kit/fields.ts';

/** What can wait for a person; each goes away with the act it asks for. */
const todoKinds = [
  'answer_applications',
  'review_work',
  'hand_in',
  'mend_work',
  'answer_offer',
  'answer_change',
  'fund',
  'fund_pledge',
  'answer_pledges',
  'lock',
  'payout_failed',
  'reconnect',
  'answer_dispute',
  'dispute',
  'decide_disputes',
] as const;
export type TodoKind = (typeof todoKinds)[number];

/** One piece of agreed work: `reel`, and which of them. */
const piece = z.object({ id, type: z.string(), number: z.number() });
const campaignName = z.object({ id, title: z.string() });

const todo = z.object({
  kind: z.enum(todoKinds),
  /**
   * Of what it is about: the campaign where many wait in one, else the application, the pledge, the piece, the payout or the
   * social account.
   */
  id,
  campaign: z.nullable(campaignName),
  /** Whose it is, the latest three. */
  people: z.array(personCard),
  count: z.number(),
  /** Rupees. */
  amount: z.nullable(z.number()),
  piece: z.nullable(piece),
  /** Of the social account. */
  platform: z.nullable(id),
  /** Why it failed, or what was asked for, in the words of who said so. */
  reason: z.nullable(z.string()),
  /** Since when it waits, the longest of many. */
  since: instant,
  /** The last day for it, in India; afterwards it is late, or settles itself. */
  due: z.nullable(date),
});
export type Todo = z.infer<typeof todo>;

const money = z.object({
  /** Rupees in the wallet, free to spend. */
  available: z.number(),
  /** Rupees in the wallet that cannot be spent yet, such as a referral's before its first money moves. */
  on_hold: z.number(),
  /** Rupees held by the payment partner for one's work, or for the work one ordered; and under how many agreements. */
  held: z.number(),
  held_for: z.number(),
  /** What moves next and when: what one gets in hand in the bank, or what goes out to creators if one stays silent. */
  next: z.nullable(z.object({ amount: z.number(), date })),
  /** Median days from the last piece handed in to the money released: by this business, or to this influencer. */
  days_to_pay: measured,
});
export type DashboardMoney = z.infer<typeof money>;

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

const event = z.object({
  date,
  kind: z.enum(eventKinds),
  campaign: campaignName,
  /** The other side of an agreement. */
  person: z.nullable(z.string()),
  /** Rupees, of what pays or arrives. */
  amount: z.nullable(z.number()),
  /** Pieces of one kind that are due. */
  work: z.nullable(z.object({ type: z.string(), count: z.number() })),
});
export type DashboardEvent = z.infer<typeof event>;

/** How many days the calendar shows, today among them. */
export const calendarDays = 14;

const figureIds = ['spent', 'earned', 'reach', 'engagement_rate', 'cpe', 'offers'] as const;
export type DashboardFigureId = (typeof figureIds)[number];

const figure = z.object({
  id: z.enum(figureIds),
  /** This month so far; rupees, people, per cent. Null is "no data", never 0. */
  value: z.nullable(z.number()),
  /** The same days of the month before. */
  before: z.nullable(z.number()),
  /** The last twelve weeks, the latest last. */
  weeks: z.array(z.nullable(z.number())),
});
export type DashboardFigure = z.infer<typeof figure>;

const month = z.object({
  /** `YYYY-MM` in India. */
  month: z.string(),
  /** Rupees released to creators and paid into pools, or earned: what `spent` and `earned` count. */
  value: z.number(),
  /** Rupees of budgets and of what was promised to pools, each spread evenly over its campaign's days; null where none was planned. */
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
  /** Places taken of a standard campaign, pieces approved of one's own work, or parties of a joint one (`of` null). */
  done: z.object({ what: z.enum(['slots', 'pieces', 'parties']), count: z.number(), of: z.nullable(z.number()) }),
  /** Rupees funded of the budget, or contributed of what a joint campaign needs; null where it is not the reader's to know. */
  money: z.nullable(z.object({ count: z.number(), of: z.number() })),
});
export type CampaignProgress = z.infer<typeof progress>;

export const dashboardCalls = defineCalls({
  getDashboard: {
    method: 'GET',
    path: '/dashboard',
    auth: 'user',
    summary: 'What needs me now, my money, the next fourteen days, and how complete my profile is',
    reply: {
      data: z.object({
        /** What has a last day first, the soonest first; then the longest waiting. At most 30. */
        todos: z.array(todo),
        todos_total: z.number(),
        /** Null for operators, like the profile. */
        money: z.nullable(money),
        events: z.array(event),
        profile: z.nullable(z.object({ completeness: z.number(), missing: z.array(z.string()) })),
      }),
    },
  },
  getDashboardEvents: {
    method: 'GET',
    path: '/dashboard/events',
    auth: 'user',
    summary: 'What fourteen days bring or brought, from a day on; money that moves is known of days to come',
    query: z.strictObject({ from: date }),
    reply: { data: z.array(event) },
  },
  getDashboardFigures: {
    method: 'GET',
    path: '/dashboard/figures',
    auth: 'user',
    summary: 'What this month came to so far against the same days of the month before, and money by month',
    reply: {
      data: z.object({
        /** The first and last day of this month so far, and of the days it is held against. */
        from: date,
        to: date,
        before_from: date,
        before_to: date,
        figures: z.array(figure),
        /** The last six, this one last. */
        months: z.array(month),
      }),
    },
  },
  getDashboardCampaigns: {
    method: 'GET',
    path: '/dashboard/campaigns',
    auth: 'user',
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
      /** Whom they are like; null without anybody. */
      like: z.nullable(z.enum(['worked_with', 'bookmarked'])),
      campaign: z.nullable(campaignName),
    },
  },
});
