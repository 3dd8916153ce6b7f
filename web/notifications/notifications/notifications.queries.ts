import { infiniteQueryOptions } from '@tanstack/react-query';
import { notificationCalls } from '../../../contract/notifications/notifications.ts';
import { request } from '../../lib/api.ts';
import { noticesKey } from '../../lib/notices.ts';

export type Shown = 'all' | 'unread';

export function notificationsQuery(me: string, shown: Shown) {
  const filter = shown === 'unread' ? { is_read: '0' as const } : {};
  return infiniteQueryOptions({
    queryKey: [...noticesKey, 'list', me, shown],
    queryFn: ({ pageParam, signal }) =>
      request(
        notificationCalls.getNotifications,
        { params: { userId: me }, query: { limit: '30', ...filter, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
