import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { id } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

export const attachmentKinds = ['image', 'document'] as const;

/** Limits of chat attachments. Source: the product's rules, Chat; the hourly limits are our own. */
export const attachmentLimits = {
  bytes: 10_000_000,
  /** Per person. */
  filesPerHour: 60,
  bytesPerHour: 200_000_000,
  /** Lifetime of an upload that has not been sent. */
  keptHours: 24,
} as const;

/** MIME types offered in the file picker; the server checks the bytes. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf'] as const;

/** Picture or PDF of a message. Its URLs expire after five minutes; the call below gives new ones. */
export const attachment = z.object({
  id,
  kind: z.enum(attachmentKinds),
  /** File name given by its sender. */
  name: z.string(),
  bytes: z.number(),
  /** Width of a picture in pixels; null for a document. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  url: z.string(),
  /** Smaller copy of a picture, shown in the conversation. */
  preview_url: z.nullable(z.string()),
});
export type Attachment = z.infer<typeof attachment>;

export const attachmentCalls = defineCalls(access.work, {
  addAttachment: {
    method: 'POST',
    path: '/user/messages/attachments',
    auth: 'user',
    unlogged: true,
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
