import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { access } from '../kit/permissions.ts';

const rules = z.object({
  /** Whether every member needs a second factor to act for the account. */
  second_factor: z.boolean(),
});
export type SignInRules = z.infer<typeof rules>;

export const signInRuleCalls = defineCalls(access.owner, {
  getSignInRules: {
    method: 'GET',
    path: '/account/sign-in-rules',
    auth: 'user',
    needs: 'manage',
    summary: 'What this account asks of its members at sign-in',
    reply: { data: rules },
  },
  setSignInRules: {
    method: 'PUT',
    path: '/account/sign-in-rules',
    auth: 'user',
    stepUp: 'always',
    summary:
      'Ask every member for a second factor, or no longer. Members without one are told, and act for the account once they have set one up; the owner who asks needs one first',
    body: z.strictObject({ second_factor: z.boolean() }),
    reply: { data: rules },
    errors: ['RULE'],
  },
});
