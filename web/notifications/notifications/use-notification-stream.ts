import { useQueryClient } from '@tanstack/react-query';
import { useCatchUp, useLiveEvent } from '../../lib/live.ts';
import { addNotice, noticesKey, showRead } from '../../lib/notices.ts';

/**
 * Keeps notifications and the unread count up to date, including changes in other tabs and on other devices. Mounted once.
 */
export function useNotificationStream(): void {
  const client = useQueryClient();
  useLiveEvent('notification', (item) => addNotice(client, item));
  useLiveEvent('notification_read', ({ id, unread_total }) => {
    // Newer notifications are still unread, so refetch to find out which.
    if (id === null && unread_total > 0) void client.invalidateQueries({ queryKey: noticesKey });
    else showRead(client, { id }, () => unread_total);
  });
  useCatchUp(() => void client.invalidateQueries({ queryKey: noticesKey }));
}
