import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ConversationUser, ListedMessage, Message } from '../../../contract/chat/messages.ts';
import { chatsKey, threadKey, unreadKey } from './messages.queries.ts';
import { takeFromOutbox } from './outbox.ts';
import { markAuthorRead, mergeMessages, partnerOf, type Stretch, type Thread } from './thread.ts';

type ChatPages = InfiniteData<{ data: ConversationUser[] }>;

function changeThread(client: QueryClient, partnerId: string, change: (thread: Thread) => Thread): void {
  client.setQueryData<Thread>(threadKey(partnerId), (thread) => thread && change(thread));
}

/** Adds messages to the cached conversations and removes the user's own from the outbox. */
export function keepMessages(client: QueryClient, me: string, messages: readonly Message[]): void {
  for (const partnerId of new Set(messages.map((message) => partnerOf(message, me)))) {
    const theirs = messages.filter((message) => partnerOf(message, me) === partnerId);
    changeThread(client, partnerId, (thread) => ({ ...thread, messages: mergeMessages(thread.messages, theirs) }));
    // A conversation being fetched may have been read before these messages: refetch it.
    const queryKey = threadKey(partnerId);
    if (!client.getQueryData(queryKey)) void client.invalidateQueries({ queryKey, exact: true });
  }
  takeFromOutbox(messages.flatMap((message) => message.client_id ?? []));
}

/** Marks all messages from `sender_id` to `receiver_id` as read. */
export function keepRead(client: QueryClient, me: string, read: { sender_id: string; receiver_id: string }): void {
  // Both the newest messages and stretches around search results.
  client.setQueriesData<Stretch>(
    { queryKey: threadKey(partnerOf(read, me)) },
    (stretch) => stretch && markAuthorRead(stretch, read.sender_id),
  );
  if (read.receiver_id !== me) return;
  // Read by the user, here or on another device: reset the count at once, then refetch.
  changeChats(client, read.sender_id, (user) => ({ ...user, unread_count: 0 }));
  client.setQueriesData<{ data: ListedMessage[] }>(
    { queryKey: unreadKey },
    (unread) => unread && { ...unread, data: unread.data.filter((message) => message.sender_id !== read.sender_id) },
  );
}

function changeChats(client: QueryClient, userId: string, change: (user: ConversationUser) => ConversationUser): void {
  client.setQueriesData<ChatPages>({ queryKey: chatsKey }, (pages) => {
    if (!pages?.pages.some((page) => page.data.some((user) => user.id === userId))) return pages;
    const renew = (user: ConversationUser) => (user.id === userId ? change(user) : user);
    return { ...pages, pages: pages.pages.map((page) => ({ ...page, data: page.data.map(renew) })) };
  });
}

/** Updates somebody's last activity. */
export function keepPresence(client: QueryClient, { user_id, last_active }: { user_id: string; last_active: string }) {
  changeThread(client, user_id, (thread) => ({ ...thread, user: { ...thread.user, last_active } }));
  changeChats(client, user_id, (user) => ({ ...user, last_active }));
}

/** Refetches lists and counts, which the server computes. */
export function refreshLists(client: QueryClient): void {
  for (const queryKey of [chatsKey, unreadKey]) void client.invalidateQueries({ queryKey });
}
