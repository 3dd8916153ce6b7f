import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { instant, otp } from '../kit/fields.ts';

/** Ways to give fresh proof, quickest first. */
const stepUpMethods = ['password', 'code'] as const;
export type StepUpMethod = (typeof stepUpMethods)[number];

const password = z.string().check(z.minLength(1, 'This field is required.'), z.maxLength(1_000, 'This is too long.'));

export const stepUpCalls = defineCalls({
  stepUp: {
    method: 'POST',
    path: '/auth/step-up',
    auth: 'user',
    summary: 'Prove freshly that it is me: by the password, or by a code, which is sent when none comes with it',
    body: z.discriminatedUnion('method', [
      z.strictObject({ method: z.literal('password'), password }),
      z.strictObject({ method: z.literal('code'), otp: z.optional(otp) }),
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
