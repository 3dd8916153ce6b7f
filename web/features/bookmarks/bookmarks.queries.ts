import { infiniteQueryOptions } from '@tanstack/react-query';
import { type BookmarkType, bookmarkCalls } from '../../../contract/bookmarks.ts';
import { request } from '../../lib/api.ts';

/** What one kept, newest first; of one type or all. */
export function bookmarksQuery(type: BookmarkType | undefined) {
  return infiniteQueryOptions({
    queryKey: ['bookmarks', 'list', type ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      request(
        bookmarkCalls.listBookmarks,
        { query: { type, limit: '24', cursor: pageParam || undefined } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
}
