import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../lib/live.ts';

/** Unread counts beside campaigns follow what is said and read. */
export function useLiveChats(): void {
  const client = useQueryClient();
  const refresh = () => {
    for (const list of ['one', 'mine']) void client.invalidateQueries({ queryKey: ['campaigns', list] });
  };
  useLiveEvent('receive_message', refresh);
  useLiveEvent('message_read', refresh);
}
