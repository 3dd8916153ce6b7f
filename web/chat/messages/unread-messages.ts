import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ListedMessage, messageCalls } from '../../../contract/chat/messages.ts';
import { request } from '../../lib/api.ts';
import { useMay } from '../../lib/member-roles.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { useSession } from '../../lib/session.ts';

/** Unread messages, oldest first; changes must invalidate `sharedKeys.messages` with 'unread'. */
export function unreadMessagesQuery(userId: string) {
  return queryOptions({
    queryKey: [...sharedKeys.messages, 'unread', userId],
    queryFn: ({ signal }) => request(messageCalls.getUnreadMessagesOf, { params: { userId } }, { signal }),
  });
}

export interface UnreadOf {
  /** Sender's newest message. */
  latest: ListedMessage;
  count: number;
}

/** Groups messages by sender, newest first; the input is oldest first. */
export function unreadBySender(messages: readonly ListedMessage[]): UnreadOf[] {
  const senders = new Map<string, UnreadOf>();
  for (const latest of messages) {
    const count = (senders.get(latest.sender_id)?.count ?? 0) + 1;
    senders.delete(latest.sender_id);
    senders.set(latest.sender_id, { latest, count });
  }
  return [...senders.values()].reverse();
}

/** Unread messages of the signed-in user. */
export function useUnreadMessages() {
  const { profile } = useSession();
  const enabled = useMay('money') && profile !== null;
  return useQuery({ ...unreadMessagesQuery(profile?.id ?? ''), enabled, select: countUnread });
}

function countUnread({ data }: { data: ListedMessage[] }) {
  return { unread: data.length, senders: unreadBySender(data) };
}
