import { useQueryClient } from '@tanstack/react-query';
import { useCatchUp, useLiveEvent } from '../../lib/live.ts';
import { addNotice, noticesKey, showRead } from '../../lib/notices.ts';

/** Keeps notifications and their count up to date while the app is open, also with what other tabs and devices do. Mounted once. */
export function useNotificationStream(): void {
  const client = useQueryClient();
  useLiveEvent('notification', (item) => addNotice(client, item));
  useLiveEvent('notification_read', ({ id, unread_total }) => {
    // Those of all that came too late to be seen are told apart by asking.
    if (id === null && unread_total > 0) void client.invalidateQueries({ queryKey: noticesKey });
    else showRead(client, { id }, () => unread_total);
  });
  useCatchUp(() => void client.invalidateQueries({ queryKey: noticesKey }));
}
