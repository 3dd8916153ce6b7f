import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { instant, otp } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { assertion, factorCode, requestOptions, type SecondFactor } from './second-factors.ts';

/** Ways to give fresh proof, quickest first. Where a second factor is set, only second factors count. */
export type StepUpMethod = SecondFactor | 'password' | 'code';

const password = z.string().check(z.minLength(1, 'This field is required.'), z.maxLength(1_000, 'This is too long.'));

export const stepUpCalls = defineCalls(access.person, {
  startStepUp: {
    method: 'POST',
    path: '/auth/step-up/options',
    auth: 'user',
    summary: 'Options for navigator.credentials.get, to prove freshly by one of my passkeys',
    reply: { data: requestOptions },
    errors: ['STEP_UP'],
    rate: { max: 60, seconds: 3600, by: 'user' },
  },
  stepUp: {
    method: 'POST',
    path: '/auth/step-up',
    auth: 'user',
    summary:
      'Prove freshly that it is me: by a second factor, the password, or a code, which is sent when none comes with it',
    body: z.discriminatedUnion('method', [
      z.strictObject({ method: z.literal('password'), password }),
      z.strictObject({ method: z.literal('code'), otp: z.optional(otp) }),
      z.strictObject({ method: z.literal('totp'), code: otp }),
      z.strictObject({ method: z.literal('recovery'), code: factorCode }),
      z.strictObject({ method: z.literal('passkey'), assertion }),
    ]),
    reply: {
      data: z.object({
        /** Expiry of the proof, which counts in this session only; missing when a code was sent. */
        until: z.optional(instant),
        /** Masked contact the code was sent to. */
        contact: z.optional(z.string()),
      }),
    },
    errors: ['STEP_UP', 'WRONG_PASSWORD', 'WRONG_CODE'],
    rate: { max: 60, seconds: 3600, by: 'user' },
  },
});
