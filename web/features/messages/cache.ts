import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ConversationUser, Message } from '../../../contract/messages.ts';
import { chatsKey, threadKey, unreadKey } from './messages.queries.ts';
import { takeFromOutbox } from './outbox.ts';
import { markAuthorRead, mergeMessages, partnerOf, type Thread } from './thread.ts';

type ChatPages = InfiniteData<{ data: ConversationUser[] }>;

function changeThread(client: QueryClient, partnerId: string, change: (thread: Thread) => Thread): void {
  client.setQueryData<Thread>(threadKey(partnerId), (thread) => thread && change(thread));
}

/** Lays messages into their conversations; what was ours leaves the outbox. */
export function keepMessages(client: QueryClient, me: string, messages: readonly Message[]): void {
  for (const message of messages) {
    changeThread(client, partnerOf(message, me), (thread) => ({
      ...thread,
      messages: mergeMessages(thread.messages, [message]),
    }));
  }
  takeFromOutbox(messages.flatMap((message) => message.client_id ?? []));
}

/** Everything `sender_id` wrote to `receiver_id` was read. */
export function keepRead(client: QueryClient, me: string, read: { sender_id: string; receiver_id: string }): void {
  changeThread(client, partnerOf(read, me), (thread) => markAuthorRead(thread, read.sender_id));
}

/** Somebody was here just now. */
export function keepPresence(client: QueryClient, { user_id, last_active }: { user_id: string; last_active: string }) {
  const renew = (user: ConversationUser) => (user.id === user_id ? { ...user, last_active } : user);
  changeThread(client, user_id, (thread) => ({ ...thread, user: renew(thread.user) }));
  client.setQueriesData<ChatPages>({ queryKey: chatsKey }, (pages) => {
    if (!pages?.pages.some((page) => page.data.some((user) => user.id === user_id))) return pages;
    return { ...pages, pages: pages.pages.map((page) => ({ ...page, data: page.data.map(renew) })) };
  });
}

/** Lists and counts are the server's word: asked for again after every change. */
export function refreshLists(client: QueryClient): void {
  for (const queryKey of [chatsKey, unreadKey]) void client.invalidateQueries({ queryKey });
}
