import { queryOptions } from '@tanstack/react-query';
import { type Attachment, attachmentCalls } from '../../../../contract/chat/attachments.ts';
import { request } from '../../../lib/api.ts';

/** How long an address is good, ms, and what is left of it when it is not used any more. */
const goodMs = 300_000;
const spareMs = 20_000;

/** Until when an address opens its file, ms since 1970; it says so itself. */
function goodUntil(url: string): number {
  return Number(new URLSearchParams(url.split('?')[1]).get('expires')) * 1_000;
}

export function isGood(url: string): boolean {
  return goodUntil(url) - Date.now() > spareMs;
}

/** An attachment with addresses that open it; those that came with the message while they are good. */
export function attachmentQuery(attachment: Attachment) {
  return queryOptions({
    queryKey: ['attachment', attachment.id],
    queryFn: ({ signal }) => request(attachmentCalls.getAttachment, { params: { id: attachment.id } }, { signal }),
    initialData: { result: true as const, data: attachment },
    initialDataUpdatedAt: goodUntil(attachment.url) - goodMs,
    staleTime: goodMs - spareMs,
  });
}
