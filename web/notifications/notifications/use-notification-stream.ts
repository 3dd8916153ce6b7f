import { useQueryClient } from '@tanstack/react-query';
import { useCatchUp, useLiveEvent } from '../../lib/live.ts';
import { addNotice, noticesKey, showRead } from '../../lib/notices.ts';

/**
 * Keeps notifications and the unread count up to date, including changes in other tabs and on other devices. Mounted once.
 */
export function useNotificationStream(): void {
  const client = useQueryClient();
  useLiveEvent('notification', (item) => addNotice(client, item));
  useLiveEvent('notification_read', ({ id }) => {
    // Members may see different ones, so the count, and what of all is left, is asked for.
    if (id !== null) showRead(client, { id }, (total) => total);
    void client.invalidateQueries({ queryKey: id === null ? noticesKey : [...noticesKey, 'header'] });
  });
  useCatchUp(() => void client.invalidateQueries({ queryKey: noticesKey }));
}
