import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type BookmarkType, bookmarkCalls } from '../../../contract/campaigns/bookmarks.ts';
import { request } from '../../lib/api.ts';

interface Wanted {
  type: BookmarkType | undefined;
  /** The name of a list. */
  list: string | undefined;
}

/** What one kept, newest first; of one type or all, of one list or all. */
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

/** Lists and what is in them are asked for anew. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(['list', 'lists'].map((part) => client.invalidateQueries({ queryKey: ['bookmarks', part] })));
}

/** Writes the note of a bookmark and moves it to a list; '' takes either away. */
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
