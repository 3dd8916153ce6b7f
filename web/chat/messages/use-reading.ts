import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { askLive, useLiveState } from '../../lib/live.ts';
import { keepRead, refreshLists } from './cache.ts';
import { markReadByCall } from './messages.queries.ts';
import { findNew, locateNew, type NewSince, type Thread } from './thread.ts';

/** Whether the page is visible; a hidden page marks nothing as read. */
function useVisible(): boolean {
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
}

interface Sides {
  me: string;
  partnerId: string;
}

/**
 * Marks the open conversation as read while visible and, in windows, `attended`. Returns the message below the "New
 * messages" line: the first that was new on opening or arrived while away.
 */
export function useReading({ me, partnerId }: Sides, thread: Thread | undefined, attended = true): string | undefined {
  const client = useQueryClient();
  const visible = useVisible() && attended;
  const connection = useLiveState();
  const [opened, setOpened] = useState(false);
  const [since, setSince] = useState<NewSince>();
  const isUnread = (each: Thread['messages'][number]) => each.sender_id === partnerId && each.is_read === 0;
  const lastUnread = thread?.messages.findLast(isUnread)?.id;

  const found = thread && (!opened || !visible) && !since ? findNew(thread) : null;
  if (found) setSince(found);
  if (thread && !opened) setOpened(true);

  useEffect(() => {
    // Retried on reconnection.
    if (!visible || lastUnread === undefined || connection === 'connecting') return;
    const read = { sender_id: partnerId, receiver_id: me };
    void (async () => {
      const answer = await askLive('messageRead', { senderId: partnerId, receiverId: me });
      if (!answer?.result) await markReadByCall({ me, partnerId });
      keepRead(client, me, read);
      refreshLists(client);
    })().catch(() => undefined);
  }, [visible, lastUnread, connection, partnerId, me, client]);

  return useMemo(() => thread && since && locateNew(thread, since), [thread, since]);
}
