import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Message } from '../../../contract/chat/messages.ts';
import { ApiError } from '../../lib/api.ts';
import { askLive, useLiveEvent, useLiveState, whenSettled } from '../../lib/live.ts';
import { keepMessages, keepPresence, keepRead, refreshLists } from './cache.ts';
import { fetchSince, messagesKey } from './messages.queries.ts';
import { readOutbox, useOutbox } from './outbox.ts';
import { createResync } from './resync.ts';
import { createStream } from './stream.ts';

/** Keeps conversations, lists and counts up to date. Mounted once with the signed-in user's id. */
export function useMessageStream(me: string): void {
  const client = useQueryClient();
  const state = useLiveState();
  const { stream, resync } = useMemo(() => {
    const keep = (messages: Message[]) => keepMessages(client, me, messages);
    const stream = createStream({ keep, fetchSince });
    const resync = createResync({
      stream,
      async join() {
        const answer = await askLive<'join', { cursor: string }>('join', me);
        return answer?.result ? answer.cursor : null;
      },
      flush: () => sendWaiting(me, (message) => keep([message])),
      onDone() {
        whenSettled(() => void client.invalidateQueries({ queryKey: messagesKey }));
        // Retries failed queries anywhere on the page once the connection is back.
        void client.refetchQueries({ type: 'active', predicate: ({ state }) => isUnreached(state.error) });
      },
    });
    return { stream, resync };
  }, [client, me]);

  const take = (message: Message) => {
    void stream.take(message).catch(() => resync.start());
    refreshLists(client);
  };
  useLiveEvent('receive_message', take);
  useLiveEvent('message_sent', take);
  useLiveEvent('message_read', (read) => {
    keepRead(client, me, read);
    refreshLists(client);
  });
  useLiveEvent('presence', (presence) => keepPresence(client, presence));

  // Also sends messages written in another tab, in case that one is closed or offline.
  const outbox = useOutbox();
  useEffect(() => {
    if (state === 'open' && outbox.length > 0) sendWaiting(me, (message) => keepMessages(client, me, [message]));
  }, [state, outbox, client, me]);

  useEffect(() => {
    if (state === 'open') void resync.start();
    // The next call gets the same refusal and redirects to the login.
    if (state === 'refused') void client.invalidateQueries({ queryKey: messagesKey });
    return resync.stop;
  }, [state, client, resync]);
}

function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/** Loads the sending code only when needed; a failure is retried on the next connection. */
function sendWaiting(me: string, onStored: (message: Message) => void): void {
  if (readOutbox().length === 0) return;
  import('./sender.ts').then(
    ({ flushOutbox }) => flushOutbox(me, onStored),
    () => null,
  );
}
