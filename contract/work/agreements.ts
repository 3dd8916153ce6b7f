import * as z from 'zod/mini';
import { agreementStamp, agreementTerms } from '../campaigns/agreement-terms.ts';
import { person } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { id, instant, queryInteger } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

const agreement = z.object({
  ...agreementStamp,
  /** Null while the offer is unanswered: these terms would be frozen if it were accepted now. */
  createdAt: z.nullable(instant),
  /** Person who accepted this version, for either side; null before, and in older agreements. */
  accepted_by: z.nullable(person),
  terms: agreementTerms,
  /** `offered`: waiting for an answer; `living`: in progress, changeable by a change order; `ended`. */
  standing: z.enum(['offered', 'living', 'ended']),
  /** Canonical text of the terms, whose SHA-256 is the hash: sorted keys, no spaces, UTF-8. */
  canonical: z.string(),
  /** All versions, latest first. */
  versions: z.array(z.object(agreementStamp)),
});
export type Agreement = z.infer<typeof agreement>;

export const agreementCalls = defineCalls(access.work, {
  getAgreement: {
    method: 'GET',
    path: '/campaign/applications/{applicationId}/agreement',
    auth: 'user',
    summary: 'The agreement of an application for its two sides, the latest version unless one is named; also as a PDF',
    params: z.strictObject({ applicationId: id }),
    query: z.strictObject({
      version: z.optional(queryInteger(1, 32_767)),
      format: z.optional(z.enum(['json', 'pdf'])),
    }),
    downloads: { pdf: 'application/pdf' },
    reply: { data: agreement },
    errors: ['CONFLICT'],
  },
});
