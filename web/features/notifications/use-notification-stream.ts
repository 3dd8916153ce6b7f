import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveEvent, useLiveState } from '../../lib/live.ts';
import { notificationsKey } from './notifications.queries.ts';

/** Keeps notifications and their count up to date while the app is open. Mounted once. */
export function useNotificationStream(): void {
  const client = useQueryClient();
  const isOpen = useLiveState() === 'open';
  const refresh = () => client.invalidateQueries({ queryKey: notificationsKey });
  useLiveEvent('notification', () => void refresh());
  useEffect(() => {
    if (isOpen) void client.invalidateQueries({ queryKey: notificationsKey });
  }, [isOpen, client]);
}
