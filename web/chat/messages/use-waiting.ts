import { useMemo } from 'react';
import { type Unsent, useOutbox } from './outbox.ts';
import type { Thread } from './thread.ts';

/** Unsent messages of a conversation, in order. */
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
