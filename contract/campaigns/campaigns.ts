import * as z from 'zod/mini';
import { personCard } from '../core/people.ts';
import { contentIds, platformIds } from '../core/platforms.ts';
import { measured } from '../discovery/track-record.ts';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { entityId, id, instant, nextCursor, page, parts, queryInteger, queryList, queryNumber } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { shownTo } from '../kit/shown-to.ts';
import { applicationCan } from './application-acts.ts';
import { applicationStatuses, applicationSummary, unpaidProgress } from './applications.ts';
import { campaignStatuses, compensations, needKinds, objectives } from './campaign-enums.ts';
import { campaignBody, campaignReply } from './campaign-fields.ts';
import { campaignProblems, deadlineProblem } from './campaign-problems.ts';
import { feedFacetsReply } from './feed.ts';
import { match } from './match.ts';
import { pledgeCan, pledgeStatuses, pledgeSummary } from './pledges.ts';

const counted = z.optional(z.number());

/** Places taken and left are public; numbers of applications or pledges by status are for the creator only. */
const counts = z.object({
  slots_taken: z.number(),
  slots_left: z.nullable(z.number()),
  ...(Object.fromEntries([...applicationStatuses, ...pledgeStatuses].map((status) => [status, counted])) as Record<
    (typeof applicationStatuses)[number] | (typeof pledgeStatuses)[number],
    typeof counted
  >),
});

/** `hold` and `resume` by its creator; `apply`: to a joint one as a side, before it is asked towards which need. */
const campaignActs = {
  edit: 'updateCampaign',
  duplicate: 'duplicateCampaign',
  hold: 'holdCampaign',
  resume: 'holdCampaign',
  delete: 'deleteCampaign',
  invite: 'inviteToCampaign',
  apply: 'applyToCampaign',
} as const;
export type CampaignAct = keyof typeof campaignActs;

export const campaign = z.object({
  id,
  ...campaignReply,
  cover: z.nullable(z.string()),
  creator: personCard,
  /** Median days from the last hand-in to the release of the money, over the last twelve months. */
  days_to_pay: measured,
  status: z.enum(campaignStatuses),
  is_held: z.boolean(),
  is_draft: z.boolean(),
  counts,
  my_application: z.nullable(z.object({ ...applicationSummary.shape, ...unpaidProgress, can: applicationCan })),
  my_pledges: shownTo('money', z.array(z.object({ ...pledgeSummary.shape, can: pledgeCan })), []),
  /** Unread messages of the reader in conversations about this campaign. */
  unread_chats: z.number(),
  /** Its reasons name sums. */
  match: shownTo('money', z.nullable(match), null),
  /** Id of the reader's bookmark, for removing it; null without one. */
  bookmark_id: z.nullable(id),
  createdAt: instant,
  updatedAt: instant,
  can: canOf(campaignActs),
});
export type Campaign = z.infer<typeof campaign>;

/** State of the user's application, simplified for lists: no answer yet, agreed, or ended. */
export const standings = ['waiting', 'agreed', 'closed'] as const;
export type ApplicationStanding = (typeof standings)[number];

/** How the user is connected to a campaign in "My campaigns". */
export const relations = ['created', 'applied', 'pledged'] as const;
export type Relation = (typeof relations)[number];

export const feedSorts = ['match', 'newest', 'deadline', 'pay'] as const;

const byId = z.strictObject({ id });
const one = { data: campaign };
const ideas = queryList(id);
const feedFilters = {
  /** Only campaigns of this brand or partner. */
  creator: z.optional(entityId),
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  platform: z.optional(queryList(z.enum(platformIds))),
  content: z.optional(queryList(z.enum(contentIds))),
  category: z.optional(ideas),
  language: z.optional(ideas),
  city: z.optional(ideas),
  budget_min: z.optional(queryNumber(0, 99_99_99_999)),
  budget_max: z.optional(queryNumber(0, 99_99_99_999)),
};

export const campaignCalls = defineCalls(access.work, {
  addCampaign: {
    method: 'POST',
    path: '/campaign/add',
    auth: 'user',
    wholeAccount: true,
    summary: 'Post a campaign, or keep a draft of one',
    status: 201,
    idempotent: true,
    body: campaignBody,
    bodyRules: (part, today) => ({ ...campaignProblems(part), ...deadlineProblem(part, today) }),
    reply: one,
    errors: ['ROLE', 'REFUSED_KIND'],
  },
  listPosts: {
    method: 'GET',
    path: '/campaign/all/get_user_post_campaigns',
    auth: 'user',
    summary: 'Campaign Posts: the open standard campaigns of others, full ones last, and what each filter would leave',
    query: z.strictObject({
      ...page,
      ...feedFilters,
      /** Accepted for compatibility: the list holds standard campaigns only, joint ones are in `joint_campaigns`. */
      type: z.optional(z.literal('standard')),
      compensation: z.optional(queryList(z.enum(compensations))),
      objective: z.optional(queryList(z.enum(objectives))),
      /** Only those that can be applied to for at most so many days more. */
      deadline_within: z.optional(queryInteger(0, 365)),
      sort: z.optional(z.enum(feedSorts)),
      parts,
    }),
    reply: {
      data: z.array(campaign),
      total: z.number(),
      /** Missing unless `parts` asks for them. */
      facets: z.optional(feedFacetsReply),
      next_cursor: nextCursor,
    },
  },
  listJointCampaigns: {
    method: 'GET',
    path: '/campaign/joint_campaigns',
    auth: 'user',
    summary:
      'The Resource Sharing Hub: joint campaigns before their last day, one’s own too; full and locked ones last',
    query: z.strictObject({ ...page, ...feedFilters, need: z.optional(queryList(z.enum(needKinds))) }),
    reply: { data: z.array(campaign), total: z.number(), next_cursor: nextCursor },
  },
  matchInfluencers: {
    method: 'GET',
    path: '/campaign/all/match_influencers',
    auth: 'user',
    summary: 'How well influencers fit the newest open campaign of one’s own',
    query: z.strictObject({ influencer_id: queryList(entityId) }),
    reply: {
      /** Null when no campaign of the user is open for applications; then `data` is empty. */
      campaign: z.nullable(z.object({ id, title: z.string() })),
      data: z.array(z.object({ influencer_id: id, match })),
    },
  },
  getCampaign: {
    method: 'GET',
    path: '/campaign/{id}',
    auth: 'user',
    needs: 'look',
    summary: 'One campaign; its creator also sees counts by application status',
    params: byId,
    reply: one,
  },
  holdCampaign: {
    method: 'PUT',
    path: '/campaign/toggleStatus/{id}',
    auth: 'user',
    summary: 'Hold a campaign or let it go on',
    params: byId,
    body: z.strictObject({ hold: z.boolean() }),
    reply: one,
    errors: ['CONFLICT', 'REFUSED_KIND'],
  },
  setCover: {
    method: 'POST',
    path: '/campaign/{id}/cover',
    auth: 'user',
    summary: 'Give a campaign its cover image',
    params: byId,
    multipart: { field: 'image', maxBytes: 5_000_000, accepts: 'picture' },
    idempotent: true,
    reply: one,
    errors: ['UNSUPPORTED_TYPE', 'TOO_LARGE'],
  },
});
