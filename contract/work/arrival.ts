import * as z from 'zod/mini';
import { application } from '../campaigns/applications.ts';
import { defineCalls } from '../kit/calls.ts';
import { id } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

export const arrivalCalls = defineCalls(access.work, {
  confirmArrival: {
    method: 'POST',
    path: '/campaign/applications/{applicationId}/arrival',
    auth: 'user',
    summary: 'Confirm that the product of a campaign arrived, as the influencer',
    idempotent: true,
    params: z.strictObject({ applicationId: id }),
    reply: { data: application },
    errors: ['NOT_FOUND', 'ROLE', 'CONFLICT'],
  },
});
