import { infiniteQueryOptions } from '@tanstack/react-query';
import { messageCalls } from '../../../contract/chat/messages.ts';
import { request } from '../../lib/api.ts';
import { messagesKey } from './messages.queries.ts';

/** Messages containing these words, newest first; optionally with one partner. */
export function foundQuery({ q, partnerId }: { q: string; partnerId: string | undefined }) {
  return infiniteQueryOptions({
    queryKey: [...messagesKey, 'found', q, partnerId],
    queryFn: ({ pageParam, signal }) =>
      request(
        messageCalls.searchMessages,
        { query: { q, ...(partnerId ? { with: partnerId } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
