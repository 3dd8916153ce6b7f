import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { id } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { campaign } from './campaigns.ts';

export const duplicateCalls = defineCalls(access.work, {
  duplicateCampaign: {
    method: 'POST',
    path: '/campaign/{id}/duplicate',
    auth: 'user',
    wholeAccount: true,
    summary: 'A new draft like a campaign of one’s own: all it says but its dates, with its cover and files',
    status: 201,
    idempotent: true,
    params: z.strictObject({ id }),
    reply: { data: campaign },
  },
});
