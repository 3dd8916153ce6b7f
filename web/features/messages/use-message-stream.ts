import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Message } from '../../../contract/messages.ts';
import { askLive, useLiveEvent, useLiveState } from '../../lib/live.ts';
import { keepMessages, keepPresence, keepRead, refreshLists } from './cache.ts';
import { fetchSince, messagesKey } from './messages.queries.ts';
import { flushOutbox } from './sender.ts';
import { createStream } from './stream.ts';

/** Keeps conversations, lists and counts up to date while the app is open. Mounted once, with the signed-in user's id. */
export function useMessageStream(me: string): void {
  const client = useQueryClient();
  const state = useLiveState();
  const stream = useMemo(
    () => createStream({ keep: (messages) => keepMessages(client, me, messages), fetchSince }),
    [client, me],
  );

  const take = (message: Message) => {
    void stream.take(message).catch(() => client.invalidateQueries({ queryKey: messagesKey }));
    refreshLists(client);
  };
  useLiveEvent('receive_message', take);
  useLiveEvent('message_sent', take);
  useLiveEvent('message_read', (read) => {
    keepRead(client, me, read);
    refreshLists(client);
  });
  useLiveEvent('presence', (presence) => keepPresence(client, presence));

  useEffect(() => {
    if (state === 'open') void resync(me, client, stream);
    // The next call meets the same refusal, and leads to login.
    if (state === 'refused') void client.invalidateQueries({ queryKey: messagesKey });
  }, [state, me, client, stream]);
}

/** On every connect: what was missed is fetched, what waits is sent. */
async function resync(me: string, client: QueryClient, stream: ReturnType<typeof createStream>): Promise<void> {
  const answer = await askLive<'join', { cursor: string }>('join', me);
  if (!answer?.result) return;
  flushOutbox(me, (message) => keepMessages(client, me, [message]));
  await stream.join(answer.cursor).catch(() => undefined);
  await client.invalidateQueries({ queryKey: messagesKey });
}
