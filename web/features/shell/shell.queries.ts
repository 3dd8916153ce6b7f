import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { ListedMessage } from '../../../contract/messages.ts';
import { messageCalls } from '../../../contract/messages.ts';
import type { Notification } from '../../../contract/notifications.ts';
import { sessionCalls } from '../../../contract/sessions.ts';
import { request } from '../../lib/api.ts';
import { newestNoticesQuery, useReadNotices } from '../../lib/notices.ts';
import { ownPath, paths } from '../../lib/paths.ts';
import { endSession, useSession } from '../../lib/session.ts';

/** Unread messages of the header; whoever changes what is unread invalidates ['messages', 'unread']. */
function unreadMessagesQuery(userId: string) {
  return queryOptions({
    queryKey: ['messages', 'unread', userId],
    queryFn: ({ signal }) => request(messageCalls.getUnreadMessagesOf, { params: { userId } }, { signal }),
    select: ({ data }) => ({ unread: data.length, latest: latestBySender(data) }),
  });
}

/** The newest message of each sender, newest first; the list comes oldest first. */
function latestBySender(messages: readonly ListedMessage[]): ListedMessage[] {
  const latest = new Map<string, ListedMessage>();
  for (const message of messages) {
    latest.delete(message.sender_id);
    latest.set(message.sender_id, message);
  }
  return [...latest.values()].reverse();
}

/** What the header knows of the signed-in user's messages; empty while nobody is signed in. */
export function useUnreadMessages() {
  const { profile } = useSession();
  const { data } = useQuery({ ...unreadMessagesQuery(profile?.id ?? ''), enabled: profile !== null });
  return data;
}

export function useHeaderNotifications() {
  const { profile } = useSession();
  const { data } = useQuery({ ...newestNoticesQuery(profile?.id ?? ''), enabled: profile !== null });
  return data;
}

/** Opening a notification of the header: it is read, and its page comes. */
export function useOpenNotification(): (notification: Notification) => void {
  const navigate = useNavigate();
  const { mutate } = useReadNotices();
  return (notification) => {
    if (notification.is_read === 0) mutate({ id: notification.id, upTo: notification.createdAt });
    void navigate(ownPath(notification.link) ?? paths.notifications);
  };
}

/** Log out: told to the server, gone from this browser at once, and on to login. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return () => {
    // The request has read its token before the session ends; a server out of reach must keep nobody signed in here.
    request(sessionCalls.logout, {}).catch(() => null);
    endSession();
    queryClient.clear();
    void navigate(paths.login);
  };
}
