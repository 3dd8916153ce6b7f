import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { base64url, instant, otp } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { signedIn } from './workspaces.ts';

const token = base64url(200);

export const factorRecoveryCalls = defineCalls(access.person, {
  recoverFactor: {
    method: 'POST',
    path: '/auth/recovery',
    auth: 'public',
    summary:
      'Lost every second factor: starts 72 hours of waiting with notices to all proven contacts; after them sends a code, which signs in and removes the factors',
    body: z.strictObject({ ticket: token, otp: z.optional(otp) }),
    reply: {
      data: z.object({
        /** While waiting: when a code can be asked for. */
        ready_at: z.optional(instant),
        /** Masked contact the code was sent to, after the waiting time. */
        contact: z.optional(z.string()),
        token: z.optional(signedIn.shape.token),
        user: z.optional(signedIn.shape.user),
        person: z.optional(signedIn.shape.person),
        accounts: z.optional(signedIn.shape.accounts),
      }),
    },
    errors: ['BAD_CREDENTIALS', 'RULE', 'SUSPENDED', 'WRONG_CODE'],
    rate: { max: 30, seconds: 600, by: 'address' },
  },
  stopRecovery: {
    method: 'DELETE',
    path: '/auth/recovery',
    auth: 'user',
    summary: 'Stop the recovery of my account: I have my second factor',
    reply: {},
    errors: ['NOT_FOUND'],
  },
  stopRecoveryByMail: {
    method: 'POST',
    path: '/auth/recovery/stop',
    auth: 'public',
    summary: 'Stop a recovery by the link in its email',
    body: z.strictObject({ token }),
    reply: {},
    errors: ['NOT_FOUND'],
    rate: { max: 30, seconds: 600, by: 'address' },
  },
});
