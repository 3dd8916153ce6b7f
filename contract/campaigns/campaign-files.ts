import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { id, instant } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/** Maximum number of reference files per campaign, and maximum size of each in bytes. */
export const fileLimits = { count: 10, bytes: 10_000_000 } as const;

const campaignFile = z.object({
  id,
  /** File name given by its creator. */
  name: z.string(),
  kind: z.enum(['image', 'pdf']),
  bytes: z.number(),
  /** Expires after five minutes. */
  url: z.string(),
  createdAt: instant,
  can: canOf({ remove: 'removeCampaignFile' }),
});
export type CampaignFile = z.infer<typeof campaignFile>;

export const campaignFileCalls = defineCalls(access.plainWork, {
  listCampaignFiles: {
    method: 'GET',
    path: '/campaign/{id}/files',
    auth: 'user',
    summary: 'The reference files of a campaign, for whoever may see it',
    params: z.strictObject({ id }),
    reply: { data: z.array(campaignFile) },
  },
  addCampaignFile: {
    method: 'POST',
    path: '/campaign/{id}/files',
    auth: 'user',
    summary: 'Add a picture or PDF to look at, at most ten a campaign',
    status: 201,
    params: z.strictObject({ id }),
    multipart: { field: 'file', maxBytes: fileLimits.bytes, accepts: 'picture-or-pdf' },
    idempotent: true,
    reply: { data: campaignFile },
    errors: ['CONFLICT', 'UNSUPPORTED_TYPE', 'TOO_LARGE'],
  },
  removeCampaignFile: {
    method: 'DELETE',
    path: '/campaign/files/{id}',
    auth: 'user',
    summary: 'Take a reference file away',
    params: z.strictObject({ id }),
    reply: { data: z.object({ id }) },
  },
});
