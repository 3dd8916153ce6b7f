import * as z from 'zod/mini';
import { openRoles } from '../core/roles.ts';
import { defineCalls } from '../kit/calls.ts';
import { email, name } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { memberAccount } from './workspaces.ts';

export const furtherAccountCalls = defineCalls(access.person, {
  openAccount: {
    method: 'POST',
    path: '/accounts',
    auth: 'user',
    summary: 'Open a further account that I own, with the name it goes by. My confirmed contacts stand in for its own',
    body: z.strictObject({ role: z.enum(openRoles), business_name: name(1, 120) }),
    status: 201,
    idempotent: true,
    reply: { data: memberAccount },
    errors: ['ROLE', 'NOT_VERIFIED', 'TAKEN'],
  },
  askClient: {
    method: 'POST',
    path: '/accounts/clients',
    auth: 'user',
    summary:
      'Ask a client to invite me to their account: sent to the person with this confirmed e-mail. The answer is the same whether or not somebody has it',
    body: z.strictObject({ email }),
    reply: {},
    errors: ['ROLE', 'NOT_VERIFIED', 'TOO_MANY'],
    rate: { max: 20, seconds: 600, by: 'user' },
  },
});
