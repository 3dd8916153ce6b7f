import { mutationOptions, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { BookmarkType } from '../../../contract/campaigns/bookmarks.ts';
import { isLastPendingMutation } from '../../lib/is-last-pending-mutation.ts';
import type { Written } from './bookmark-requests.ts';

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

/** Keeps, as it was written before, or lets go at once; when the server refuses, what was before comes back. */
export function toggleBookmarkMutation(client: QueryClient, target: BookmarkTarget, written?: Written) {
  const { queryKey } = bookmarkQuery(target, null);
  const id = `bookmark ${target.type} ${target.id}`;
  return mutationOptions({
    scope: { id },
    mutationFn: async (current: string | null) => {
      const { toggleBookmark } = await import('./bookmark-requests.ts');
      return toggleBookmark(target, current, written);
    },
    onMutate: (current: string | null) => {
      client.setQueryData(queryKey, current === null ? '' : null);
      return { current };
    },
    // Pressed again meanwhile, the heart shows what comes of that.
    onSuccess: (made) => (isLastPendingMutation(client, id) ? client.setQueryData(queryKey, made) : undefined),
    onError: (_error, _current, before) => client.setQueryData(queryKey, before?.current ?? null),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['bookmarks', 'lists'] });
      return client.invalidateQueries({ queryKey: ['bookmarks', 'list'], refetchType: 'none' });
    },
  });
}
