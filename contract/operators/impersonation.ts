import * as z from 'zod/mini';
import { ownProfile } from '../accounts/profile.ts';
import { defineCalls } from '../kit/calls.ts';
import { id, instant } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { byId, reason } from './operators.ts';

export const impersonationCalls = defineCalls(access.owner, {
  startImpersonation: {
    shows: { what: ['account', 'contacts'], whose: ['data.user.id'] },
    level: 'moderator',
    payment: false,
    method: 'POST',
    path: '/operator/users/{id}/impersonation',
    auth: 'operator',
    summary: 'See the product as a person does, for 30 minutes, reading only; the person is told at once',
    params: byId,
    body: z.strictObject({ reason }),
    reply: { data: z.object({ id, token: z.string(), ends: instant, user: ownProfile }) },
    errors: ['RULE'],
  },
  stopImpersonation: {
    level: 'support',
    method: 'DELETE',
    path: '/operator/impersonation/{id}',
    auth: 'operator',
    everyday: true,
    summary: 'End such a session of mine',
    params: byId,
    reply: {},
  },
});
