import * as z from 'zod/mini';
import { id, instant, nextCursor, otp, page, text } from './fields.ts';
import { defineCalls } from './kit.ts';
import { byId, reason } from './operators.ts';
import { handlePlatforms, suppressionKinds } from './suppression.rules.ts';

const suppression = z.object({
  id,
  kind: z.enum(suppressionKinds),
  /** The beginning and the end of the keyed digest: what it is of cannot be read back. */
  fingerprint: z.string(),
  source: z.enum(['operator', 'request', 'erased']),
  reason: z.string(),
  /** Lines of imports that it left out. */
  stopped: z.number(),
  createdAt: instant,
});
export type Suppression = z.infer<typeof suppression>;

const removalRequest = z.object({
  id,
  /** The named handle; null once the request is decided. */
  handle: z.nullable(z.string()),
  email: z.nullable(z.string()),
  reason: z.string(),
  /** The text that the person can put into the bio as proof. */
  bio_text: z.string(),
  status: z.enum(['open', 'removed', 'refused']),
  /** Unclaimed profiles that it would erase. */
  profiles: z.array(z.object({ id, fullname: z.string() })),
  createdAt: instant,
});
export type RemovalRequest = z.infer<typeof removalRequest>;

const contact = { handle: z.optional(text(1, 300)), email: z.optional(text(3, 254)) };

export const suppressionCalls = defineCalls({
  requestRemoval: {
    method: 'POST',
    path: '/removal-requests',
    auth: 'public',
    summary: 'Ask to be removed, by handle or e-mail; the answer does not tell whether there is a profile',
    body: z.strictObject({ ...contact, reason: text(3, 1_000) }),
    status: 201,
    reply: {
      data: z.object({
        id: z.string(),
        /** Put into the bio of the account, it proves that the account is the asker's. */
        bio_text: z.string(),
      }),
    },
    rate: { max: 5, seconds: 3_600, by: 'address' },
  },
  proveRemoval: {
    method: 'POST',
    path: '/removal-requests/{id}/proof',
    auth: 'public',
    summary: 'Enter the code that went to the contact we hold: the profile is erased at once',
    params: byId,
    body: z.strictObject({ otp }),
    reply: {},
    errors: ['BAD_CREDENTIALS'],
    rate: { max: 20, seconds: 3_600, by: 'address' },
  },
  listRemovalRequests: {
    method: 'GET',
    path: '/operator/removal-requests',
    auth: 'operator',
    summary: 'Requests to be removed that wait, the oldest first',
    query: z.strictObject(page),
    reply: { data: z.array(removalRequest), next_cursor: nextCursor },
  },
  decideRemoval: {
    method: 'PUT',
    path: '/operator/removal-requests/{id}',
    auth: 'operator',
    summary: 'Remove what a request names and suppress it, or refuse the request',
    params: byId,
    body: z.strictObject({ status: z.enum(['removed', 'refused']), reason: z.optional(reason) }),
    reply: { data: removalRequest },
    errors: ['CONFLICT'],
  },
  listSuppressions: {
    method: 'GET',
    path: '/operator/suppressions',
    auth: 'operator',
    summary:
      'Fingerprints of whom no import may store, the newest first; q is a handle, e-mail or mobile that is looked for',
    query: z.strictObject({ ...page, q: z.optional(text(0, 300)) }),
    reply: { data: z.array(suppression), next_cursor: nextCursor, total: z.number() },
  },
  addSuppression: {
    method: 'POST',
    path: '/operator/suppressions',
    auth: 'operator',
    summary: 'Put a handle, e-mail or mobile on the list; asking again changes nothing',
    idempotent: true,
    body: z.strictObject({
      ...contact,
      mobile: z.optional(text(10, 20)),
      /** Of the handle; left out: on every platform. */
      platform: z.optional(z.enum(handlePlatforms)),
      reason: z.optional(reason),
    }),
    status: 201,
    reply: { data: suppression },
  },
  deleteSuppression: {
    method: 'DELETE',
    path: '/operator/suppressions/{id}',
    auth: 'operator',
    summary: 'Take a fingerprint off the list',
    params: byId,
    reply: {},
  },
});
