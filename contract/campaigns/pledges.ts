import * as z from 'zod/mini';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { allBy, canOf } from '../kit/can.ts';
import { date, id, instant, nextCursor, page, queryList } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { needKinds } from './campaign-enums.ts';
import { move } from './moves.ts';

export const pledgeStatuses = ['pledged', 'accepted', 'contributed', 'declined', 'withdrawn'] as const;
export type PledgeStatus = (typeof pledgeStatuses)[number];

/** How a contribution was confirmed: by its payment, or by the creator alone. */
export const confirmations = ['payment', 'word'] as const;
export type Confirmation = (typeof confirmations)[number];

/** Each status that one of the two sides can set. */
const pledgeActs = ['accepted', 'declined', 'contributed', 'withdrawn'] as const;
export type PledgeAct = (typeof pledgeActs)[number];
export const pledgeCan = canOf(allBy('moveApplication', pledgeActs));

/** Short form of a pledge, for lists of campaigns. */
export const pledgeSummary = z.object({ id, need_id: id, value: z.number(), status: z.enum(pledgeStatuses) });

/** Pledge as all permitted readers see it; `value` in rupees. */
const pledgeLine = z.object({
  id,
  campaign_id: id,
  need_id: id,
  user: personCard,
  kind: z.enum(needKinds),
  description: z.string(),
  value: z.number(),
  status: z.enum(pledgeStatuses),
  /** Null until contributed. */
  confirmed_by: z.nullable(z.enum(confirmations)),
  createdAt: instant,
  can: pledgeCan,
});
export type PledgeLine = z.infer<typeof pledgeLine>;

/** Pledge as its creator and the campaign's creator see it. */
export const pledge = z.object({ ...pledgeLine.shape, message: z.string(), history: z.array(move) });
export type Pledge = z.infer<typeof pledge>;

/** Exact share, in lowest terms. */
export const fraction = z.object({ numerator: z.number(), denominator: z.number() });

/** Participants of a joint campaign and their shares of all confirmed contributions; amounts in rupees. */
const shares = z.object({
  /** Value of all needs, and of the pledges that are confirmed, accepted but not confirmed, and unanswered. */
  needed: z.number(),
  confirmed: z.number(),
  accepted: z.number(),
  pledged: z.number(),
  /** True from the start date (in India) on: contributions can no longer be withdrawn. */
  is_locked: z.boolean(),
  locks_on: z.nullable(date),
  settled_at: z.nullable(instant),
  /** Whether the reader is the creator or a participant, who see the pool, its spending and the settlements. */
  is_party: z.boolean(),
  /** The largest part first. */
  parties: z.array(
    z.object({
      user: personCard,
      confirmed: z.number(),
      /** Accepted and not confirmed; counts once contributed. */
      accepted: z.number(),
      fraction,
    }),
  ),
});
export type Shares = z.infer<typeof shares>;

const ofCampaign = z.strictObject({ id });

export const pledgeCalls = defineCalls(access.work, {
  listPledges: {
    method: 'GET',
    path: '/campaign/{id}/pledges',
    auth: 'user',
    summary: 'The pledges to a joint campaign, newest first; strangers see accepted and contributed ones and their own',
    params: ofCampaign,
    query: z.strictObject({ ...page, status: z.optional(queryList(z.enum(pledgeStatuses))) }),
    reply: { data: z.array(pledgeLine), total: z.number(), next_cursor: nextCursor },
  },
  listShares: {
    method: 'GET',
    path: '/campaign/{id}/shares',
    auth: 'user',
    summary: 'The sides of a joint campaign, each with its exact part of what is confirmed, and when that is locked',
    params: ofCampaign,
    reply: { data: shares },
  },
});
