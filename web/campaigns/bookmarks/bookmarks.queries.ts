import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type BookmarkType, bookmarkCalls } from '../../../contract/campaigns/bookmarks.ts';
import { request } from '../../lib/api.ts';

interface Wanted {
  type: BookmarkType | undefined;
  /** Name of the list. */
  list: string | undefined;
}

/** Bookmarks, newest first, optionally of one type or list. */
export function bookmarksQuery({ type, list }: Wanted) {
  return infiniteQueryOptions({
    queryKey: ['bookmarks', 'list', type ?? 'all', list ?? ''],
    queryFn: ({ pageParam, signal }) =>
      request(
        bookmarkCalls.listBookmarks,
        { query: { type, list, limit: '24', cursor: pageParam || undefined } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
}

export const listsQuery = queryOptions({
  queryKey: ['bookmarks', 'lists'],
  queryFn: async ({ signal }) => (await request(bookmarkCalls.listBookmarkLists, {}, { signal })).data,
});

/** Refetches lists and bookmarks. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(['list', 'lists'].map((part) => client.invalidateQueries({ queryKey: ['bookmarks', part] })));
}

/** Sets note and list of a bookmark; '' removes either. */
export function useChangeBookmark(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { note: string; list: string }) =>
      request(bookmarkCalls.changeBookmark, { params: { id }, body }),
    onSuccess: refresh,
  });
}

export function useAddList() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (name: string) => request(bookmarkCalls.addBookmarkList, { body: { name } }),
    onSuccess: refresh,
  });
}

export function useRenameList(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (name: string) => request(bookmarkCalls.renameBookmarkList, { params: { id }, body: { name } }),
    onSuccess: refresh,
  });
}

export function useRemoveList(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => request(bookmarkCalls.removeBookmarkList, { params: { id } }),
    onSuccess: refresh,
  });
}
