import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { instant } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/** Reason why an account cannot be erased now, and the page on which to resolve it. */
const obstacle = z.object({
  reason: z.string(),
  /** A page of the product. */
  link: z.string(),
});
export type ErasureObstacle = z.infer<typeof obstacle>;

const erasureTerms = z.object({
  obstacles: z.array(obstacle),
  /** Rupees in the wallet, forfeited by the erasure. */
  wallet: z.number(),
  coins: z.number(),
  /** End of the retention period of registration data and security logs, if erased now. */
  kept_until: instant,
  has_subscription: z.boolean(),
  /** Required proof of the owner: the password in the call, or a step-up where the password does not count. */
  confirmed_by: z.enum(['password', 'step_up']),
});
export type ErasureTerms = z.infer<typeof erasureTerms>;

export const personalDataCalls = defineCalls(access.person, {
  getErasureTerms: {
    method: 'GET',
    path: '/user/erasure',
    auth: 'user',
    summary: 'What stands against deleting my account, and what would be lost with it',
    reply: { data: erasureTerms },
  },
  eraseAccount: {
    method: 'DELETE',
    path: '/user',
    auth: 'user',
    stepUp: { password: 'password' },
    summary: 'Delete my account: personal data is gone at once, records of money are kept as the law asks',
    body: z.strictObject({
      /** Required for accounts with a password; others do a step-up first. */
      password: z.optional(
        z.string().check(z.minLength(1, 'This field is required.'), z.maxLength(1_000, 'This is too long.')),
      ),
    }),
    reply: {},
    errors: ['CONFLICT'],
    rate: { max: 20, seconds: 3600, by: 'user' },
  },
  exportData: {
    method: 'GET',
    path: '/user/export',
    auth: 'user',
    ownerOnly: true,
    stepUp: 'always',
    summary: 'Everything that is held on me as one archive: JSON files, my own files, and a README that explains them',
    downloads: { zip: 'application/zip' },
    reply: {},
    rate: { max: 10, seconds: 3600, by: 'user' },
  },
});
