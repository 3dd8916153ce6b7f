import * as z from 'zod/mini';
import { campaignStatuses, campaignTypes } from '../campaigns/campaign-enums.ts';
import { campaign, relations, standings } from '../campaigns/campaigns.ts';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { nextCursor, page, queryList } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

const mineFacets = z.object({
  relation: z.array(z.object({ id: z.enum(relations), name: z.string(), count: z.number() })),
  standing: z.array(z.object({ id: z.enum(standings), count: z.number() })),
});
export type MyCampaignFacets = z.infer<typeof mineFacets>;

const myCampaign = z.object({
  ...campaign.shape,
  relations: z.array(z.enum(relations)),
  /** Partners the user can still review. */
  to_review: z.array(personCard),
});
export type MyCampaign = z.infer<typeof myCampaign>;

export const myCampaignCalls = defineCalls(access.work, {
  listMyCampaigns: {
    method: 'GET',
    path: '/campaign/all/get_my_campaigns',
    auth: 'user',
    needs: 'look',
    summary: 'Campaigns I created, applied to or pledged to: what is over last, else the latest first',
    query: z.strictObject({
      ...page,
      status: z.optional(queryList(z.enum([...campaignStatuses, 'held', 'draft']))),
      relation: z.optional(queryList(z.enum(relations))),
      standing: z.optional(z.enum(standings)),
      type: z.optional(z.enum(campaignTypes)),
    }),
    reply: {
      data: z.array(myCampaign),
      total: z.number(),
      facets: mineFacets,
      next_cursor: nextCursor,
    },
  },
});
