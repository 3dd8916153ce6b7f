import * as z from 'zod/mini';
import { platformIds } from '../core/platforms.ts';
import { suppressionKinds } from '../core/suppression.rules.ts';
import { defineCalls } from '../kit/calls.ts';
import { id, instant, nextCursor, page, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { byId, reason } from './operators.ts';

export const suppressionSources = ['operator', 'request', 'erased'] as const;

const suppression = z.object({
  id,
  kind: z.enum(suppressionKinds),
  /** First and last characters of the keyed digest; the contact cannot be derived from it. */
  fingerprint: z.string(),
  source: z.enum(suppressionSources),
  reason: z.string(),
  /** Number of import lines it excluded. */
  stopped: z.number(),
  createdAt: instant,
});
export type Suppression = z.infer<typeof suppression>;

export const suppressionCalls = defineCalls(access.owner, {
  listSuppressions: {
    method: 'GET',
    path: '/operator/suppressions',
    auth: 'operator',
    summary:
      'Fingerprints of whom no import may store, the newest first; q is a handle, email or mobile that is looked for',
    query: z.strictObject({ ...page, q: z.optional(text(0, 300)) }),
    reply: { data: z.array(suppression), next_cursor: nextCursor, total: z.number() },
  },
  addSuppression: {
    level: 'moderator',
    payment: false,
    method: 'POST',
    path: '/operator/suppressions',
    auth: 'operator',
    summary: 'Put a handle, email or mobile on the list; asking again changes nothing',
    idempotent: true,
    body: z.strictObject({
      handle: z.optional(text(1, 300)),
      email: z.optional(text(3, 254)),
      mobile: z.optional(text(10, 20)),
      /** Platform of the handle; default: all platforms. */
      platform: z.optional(z.enum(platformIds)),
      reason: z.optional(reason),
    }),
    status: 201,
    reply: { data: suppression },
  },
  deleteSuppression: {
    level: 'admin',
    payment: false,
    method: 'DELETE',
    path: '/operator/suppressions/{id}',
    auth: 'operator',
    summary: 'Take a fingerprint off the list',
    params: byId,
    reply: {},
  },
});
