import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { base64url } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { assertion, factorCode, requestOptions } from './second-factors.ts';
import { signedIn } from './workspaces.ts';

const ticket = base64url(200);

export const secondStepCalls = defineCalls(access.person, {
  secondFactor: {
    method: 'POST',
    path: '/auth/second-factor',
    auth: 'public',
    duringMaintenance: true,
    summary: 'Finish a sign-in with a code of the authenticator app, a recovery code, or a passkey',
    body: z.strictObject({ ticket, code: z.optional(factorCode), assertion: z.optional(assertion) }),
    reply: { data: signedIn },
    errors: ['BAD_CREDENTIALS', 'WRONG_CODE', 'SUSPENDED'],
    rate: { max: 60, seconds: 60, by: 'address' },
  },
  startPasskeyLogin: {
    method: 'POST',
    path: '/auth/passkey-login/options',
    auth: 'public',
    duringMaintenance: true,
    summary: 'Options for navigator.credentials.get: of any passkey, or of those that can finish a sign-in',
    body: z.strictObject({ ticket: z.optional(ticket) }),
    reply: { data: requestOptions },
    errors: ['BAD_CREDENTIALS'],
    rate: { max: 60, seconds: 60, by: 'address' },
  },
  passkeyLogin: {
    method: 'POST',
    path: '/auth/passkey-login',
    auth: 'public',
    duringMaintenance: true,
    namesDevice: true,
    summary: 'Sign in with a passkey, which counts as both factors',
    body: z.strictObject({ assertion }),
    reply: { data: signedIn },
    errors: ['BAD_CREDENTIALS', 'SUSPENDED'],
    rate: { max: 60, seconds: 60, by: 'address' },
  },
});
