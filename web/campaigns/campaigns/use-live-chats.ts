import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../lib/live.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

/** Refetches unread counts beside campaigns on chat events. */
export function useLiveChats(): void {
  const client = useQueryClient();
  const refresh = () => {
    for (const list of ['one', 'mine']) void client.invalidateQueries({ queryKey: [...sharedKeys.campaigns, list] });
  };
  useLiveEvent('receive_message', refresh);
  useLiveEvent('message_read', refresh);
}
