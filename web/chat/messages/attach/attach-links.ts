import { queryOptions } from '@tanstack/react-query';
import { type Attachment, attachmentCalls } from '../../../../contract/chat/attachments.ts';
import { request } from '../../../lib/api.ts';

/** Lifetime of a signed URL, and the safety margin before its end; ms. */
const goodMs = 300_000;
const spareMs = 20_000;

/** Expiry of a signed URL in ms since 1970, from its query. */
function goodUntil(url: string): number {
  return Number(new URLSearchParams(url.split('?')[1]).get('expires')) * 1_000;
}

export function isGood(url: string): boolean {
  return goodUntil(url) - Date.now() > spareMs;
}

/** Attachment with valid URLs; reuses those of the message until they expire. */
export function attachmentQuery(attachment: Attachment) {
  return queryOptions({
    queryKey: ['attachment', attachment.id],
    queryFn: ({ signal }) => request(attachmentCalls.getAttachment, { params: { id: attachment.id } }, { signal }),
    initialData: { result: true as const, data: attachment },
    initialDataUpdatedAt: goodUntil(attachment.url) - goodMs,
    staleTime: goodMs - spareMs,
  });
}
