import * as z from 'zod/mini';
import { openRoles } from '../core/roles.ts';
import { defineCalls } from '../kit/calls.ts';
import { email, entityId, id, name } from '../kit/fields.ts';
import { access, memberRoles } from '../kit/permissions.ts';
import { memberAccount } from './workspaces.ts';

const transferred = z.object({
  account_id: id,
  /** Roles the earlier owner has from now on. */
  member_roles: z.array(z.enum(memberRoles)),
});

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
  transferAccount: {
    method: 'POST',
    path: '/accounts/{id}/transfer',
    auth: 'user',
    needs: 'own',
    stepUp: 'always',
    actor: 'params.id',
    summary:
      'Give the acting account to a member with a confirmed contact, who becomes its owner; I stay as an admin, and sign in with another account of mine. Payment methods are frozen',
    params: z.strictObject({ id }),
    body: z.strictObject({ person_id: entityId }),
    idempotent: true,
    reply: { data: transferred },
    errors: ['LAST_OWNER', 'CONFLICT', 'ROLE'],
  },
});
