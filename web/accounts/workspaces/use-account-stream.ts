import { useQueryClient } from '@tanstack/react-query';
import { useCatchUp, useLiveEvent } from '../../lib/live.ts';
import { accountsQuery } from './workspaces.queries.ts';

/** Keeps the unread counts of the person's accounts up to date. Mounted once. */
export function useAccountStream(): void {
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: accountsQuery.queryKey });
  useLiveEvent('other_account', renew);
  useLiveEvent('notification', renew);
  useLiveEvent('notification_read', renew);
  useCatchUp(renew);
}
