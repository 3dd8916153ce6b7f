import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';
import { type BookmarkType, bookmarkCalls } from '../../../contract/bookmarks.ts';
import { request } from '../../lib/api.ts';

export interface BookmarkTarget {
  type: BookmarkType;
  id: string;
}

/** The bookmark of one target: its id, '' while it is being made, null when there is none. Starts from what a card says. */
export function bookmarkQuery({ type, id }: BookmarkTarget, initialData: string | null) {
  return queryOptions<string | null>({
    queryKey: ['bookmarks', 'of', type, id],
    queryFn: skipToken,
    initialData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Keeps or lets go at once; when the server refuses, what was before comes back. */
export function toggleBookmarkMutation(client: QueryClient, target: BookmarkTarget) {
  const { queryKey } = bookmarkQuery(target, null);
  return mutationOptions({
    scope: { id: `bookmark ${target.type} ${target.id}` },
    mutationFn: async (current: string | null) => {
      if (current === null) return (await addBookmark(target)).data.id;
      // Made a moment ago and its id not known yet: asking again gives it.
      const id = current || (await addBookmark(target)).data.id;
      await request(bookmarkCalls.removeBookmark, { params: { id } });
      return null;
    },
    onMutate: (current: string | null) => {
      client.setQueryData(queryKey, current === null ? '' : null);
      return { current };
    },
    onSuccess: (id) => client.setQueryData(queryKey, id),
    onError: (_error, _current, before) => client.setQueryData(queryKey, before?.current ?? null),
    onSettled: () => client.invalidateQueries({ queryKey: ['bookmarks', 'list'], refetchType: 'none' }),
  });
}

function addBookmark({ type, id }: BookmarkTarget) {
  return request(bookmarkCalls.addBookmark, { body: { target_type: type, target_id: id } });
}

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
