import { mutationOptions, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { BookmarkType } from '../../../contract/campaigns/bookmarks.ts';
import { isLastPendingMutation } from '../../lib/is-last-pending-mutation.ts';
import type { Written } from './bookmark-requests.ts';

export interface BookmarkTarget {
  type: BookmarkType;
  id: string;
}

/** Bookmark of a target: its id, '' while being created, null without one. Initialized from a card. */
export function bookmarkQuery({ type, id }: BookmarkTarget, initialData: string | null) {
  return queryOptions<string | null>({
    queryKey: ['bookmarks', 'of', type, id],
    queryFn: skipToken,
    initialData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Optimistic toggle of a bookmark, with its previous list and note; reverted on refusal. */
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
    // Pressed again meanwhile: the later result counts.
    onSuccess: (made) => (isLastPendingMutation(client, id) ? client.setQueryData(queryKey, made) : undefined),
    onError: (_error, _current, before) => client.setQueryData(queryKey, before?.current ?? null),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['bookmarks', 'lists'] });
      return client.invalidateQueries({ queryKey: ['bookmarks', 'list'], refetchType: 'none' });
    },
  });
}
