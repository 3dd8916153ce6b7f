import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { id } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { escrow } from './escrow.ts';

export const approvalCalls = defineCalls(access.money, {
  releaseEscrow: {
    method: 'POST',
    path: '/campaign/applications/{applicationId}/release',
    auth: 'user',
    payment: true,
    summary: 'Release early what is left for approved work, whatever its payment plan waits for',
    idempotent: true,
    params: z.strictObject({ applicationId: id }),
    reply: { data: escrow },
    errors: ['CONFLICT'],
  },
});
