import { useMemo } from 'react';
import { type Unsent, useOutbox } from './outbox.ts';
import type { Thread } from './thread.ts';

/** What one has written in a conversation and the server has not stored yet, in order. */
export function useWaiting({ me, partnerId }: { me: string; partnerId: string }, thread: Thread): Unsent[] {
  const outbox = useOutbox();
  const { messages } = thread;
  return useMemo(() => {
    const mine = outbox.filter((each) => each.senderId === me && each.receiverId === partnerId);
    if (mine.length === 0) return mine;
    const stored = new Set(messages.map((message) => message.client_id));
    return mine.filter((each) => !stored.has(each.clientId));
  }, [outbox, messages, me, partnerId]);
}
