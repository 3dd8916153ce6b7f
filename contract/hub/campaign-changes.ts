import * as z from 'zod/mini';
import { campaignBody } from '../campaigns/campaign-fields.ts';
import { orderProblems } from '../campaigns/campaign-problems.ts';
import { campaign } from '../campaigns/campaigns.ts';
import { defineCalls } from '../kit/calls.ts';
import { id, instant } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

const byId = z.strictObject({ id });

/** Changes of a posted campaign in which the payers of its pool have a say. */
export const campaignChangeCalls = defineCalls(access.work, {
  updateCampaign: {
    method: 'PUT',
    path: '/campaign/update/{id}',
    auth: 'user',
    summary: 'Change fields of a campaign, or post a draft with draft: false',
    params: byId,
    body: z.strictObject({
      ...campaignBody.shape,
      /** Value the sender last read; a campaign changed since by somebody else or another window is not overwritten. */
      updatedAt: z.optional(instant),
    }),
    bodyRules: orderProblems,
    /** 202 when the payers of its pool must agree to part of the change; `proposal_id` names that proposal. */
    mayWait: true,
    reply: { data: z.object({ ...campaign.shape, proposal_id: z.optional(id) }) },
    errors: ['CONFLICT', 'ROLE', 'STALE', 'REFUSED_KIND'],
  },
  deleteCampaign: {
    method: 'DELETE',
    path: '/campaign/delete/{id}',
    auth: 'user',
    summary: 'Delete a campaign; refused while money is held for it',
    params: byId,
    reply: { data: z.object({ id }) },
    errors: ['CONFLICT'],
  },
});
