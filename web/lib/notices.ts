import { type InfiniteData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Notification, notificationCalls } from '../../contract/notifications/notifications.ts';
import { request } from './api.ts';

/** Query key of notifications: `header` for the newest and the unread count, `list` for the page. */
export const noticesKey = ['notifications'] as const;

/** Rows in the header's dropdown. */
const menuRows = 10;

interface Page {
  data: Notification[];
  unread_total: number;
  next_cursor: string | null;
}

/** Newest notifications and the unread count shown on badges. */
export function newestNoticesQuery(userId: string) {
  return queryOptions({
    queryKey: [...noticesKey, 'header', userId],
    queryFn: ({ signal }) =>
      request(
        notificationCalls.getNotifications,
        { params: { userId }, query: { limit: String(menuRows) } },
        { signal },
      ),
  });
}

interface Change {
  /** Updates the items of a page; `at` is its index, 0 the newest. */
  items: (items: Notification[], at: number) => Notification[];
  unread: (total: number) => number;
}

function changeNotices(client: QueryClient, { items, unread }: Change): void {
  const changed = (page: Page, at: number) => ({
    ...page,
    data: items(page.data, at),
    unread_total: unread(page.unread_total),
  });
  client.setQueriesData<Page>({ queryKey: [...noticesKey, 'header'] }, (page) => {
    const next = page && changed(page, 0);
    return next && { ...next, data: next.data.slice(0, menuRows) };
  });
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: [...noticesKey, 'list'] },
    (lists) => lists && { ...lists, pages: lists.pages.map(changed) },
  );
}

/** Adds a new or renewed notification first; the count is refetched. */
export function addNotice(client: QueryClient, item: Notification): void {
  changeNotices(client, {
    items: (all, at) => {
      const others = all.filter(({ id }) => id !== item.id);
      return at === 0 ? [item, ...others] : others;
    },
    unread: (total) => total,
  });
  void client.invalidateQueries({ queryKey: [...noticesKey, 'header'] });
}

interface Reading {
  /** Null: all. */
  id: string | null;
  /** createdAt of the newest one seen; later ones stay unread. */
  upTo?: string | undefined;
}

/** Marks one or all notifications as read in the cache. */
export function showRead(client: QueryClient, { id, upTo }: Reading, unread: Change['unread']): void {
  const isMeant = (item: Notification) => (id === null || item.id === id) && (!upTo || item.createdAt <= upTo);
  changeNotices(client, {
    items: (all) => all.map((item) => (isMeant(item) ? { ...item, is_read: 1 } : item)),
    unread,
  });
}

/** Marks one or all seen notifications as read, optimistically. */
export function useReadNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, upTo }: Reading) =>
      request(notificationCalls.markNotificationRead, {
        params: { id: id ?? 'all' },
        body: { is_read: 1, ...(upTo ? { up_to: upTo } : {}) },
      }),
    onMutate: async (reading) => {
      await client.cancelQueries({ queryKey: noticesKey });
      showRead(client, reading, (total) => (reading.id === null ? 0 : Math.max(0, total - 1)));
    },
    onSuccess: ({ unread_total }, reading) => showRead(client, reading, () => unread_total),
    onSettled: () => client.invalidateQueries({ queryKey: noticesKey }),
  });
}
