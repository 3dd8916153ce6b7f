import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationCalls } from '../../../contract/notifications.ts';
import { request } from '../../lib/api.ts';

/** Everything of this feature in the query cache; the header's part stands under it too. */
export const notificationsKey = ['notifications'] as const;

export function notificationsQuery(me: string) {
  return infiniteQueryOptions({
    queryKey: [...notificationsKey, 'list', me],
    queryFn: ({ pageParam, signal }) =>
      request(
        notificationCalls.getNotifications,
        { params: { userId: me }, query: { limit: '30', ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Marks one notification, or `all`, read. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      request(notificationCalls.markNotificationRead, { params: { id }, body: { is_read: 1 } }),
    onSettled: () => client.invalidateQueries({ queryKey: notificationsKey }),
  });
}
