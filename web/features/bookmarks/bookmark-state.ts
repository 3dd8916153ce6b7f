import { mutationOptions, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { BookmarkType } from '../../../contract/bookmarks.ts';

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
      const { toggleBookmark } = await import('./bookmark-requests.ts');
      return toggleBookmark(target, current);
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
