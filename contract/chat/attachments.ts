import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { id } from '../kit/fields.ts';

/** What may be sent in a conversation. Source: the product's rules, Chat; the hourly bounds are ours. */
export const attachmentLimits = {
  bytes: 10_000_000,
  /** For each person. */
  filesPerHour: 60,
  bytesPerHour: 200_000_000,
  /** How long an upload waits to be sent. */
  keptHours: 24,
} as const;

/** What a browser calls the kinds of files that can be sent; the server looks at the bytes. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'] as const;

/** A picture or PDF of a message. Its addresses are good for five minutes; the call below gives new ones. */
export const attachment = z.object({
  id,
  kind: z.enum(['image', 'document']),
  /** As its sender named it. */
  name: z.string(),
  bytes: z.number(),
  /** Pixels of a picture; null for a document. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  url: z.string(),
  /** A smaller copy of a picture, for the conversation. */
  preview_url: z.nullable(z.string()),
});
export type Attachment = z.infer<typeof attachment>;

export const attachmentCalls = defineCalls({
  addAttachment: {
    method: 'POST',
    path: '/user/messages/attachments',
    auth: 'user',
    summary: 'Upload a picture or PDF, to be sent with a message within a day',
    status: 201,
    multipart: { field: 'file', maxBytes: attachmentLimits.bytes, accepts: 'picture-or-pdf' },
    idempotent: true,
    reply: { data: attachment },
  },
  getAttachment: {
    method: 'GET',
    path: '/user/messages/attachments/{id}',
    auth: 'user',
    ownerOnly: true,
    summary: 'A picture or PDF of a conversation with new addresses, for the two people of it',
    params: z.strictObject({ id }),
    reply: { data: attachment },
  },
});
