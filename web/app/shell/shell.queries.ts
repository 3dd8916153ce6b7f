import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { sessionCalls } from '../../../contract/accounts/sessions.ts';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import { request } from '../../lib/api.ts';
import { endSession } from '../../lib/end-session.ts';
import { newestNoticesQuery, useReadNotices } from '../../lib/notices.ts';
import { ownPath, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { sendBeforeLeaving } from './leaving.ts';

export function useHeaderNotifications() {
  const { profile } = useSession();
  return useQuery({ ...newestNoticesQuery(profile?.id ?? ''), enabled: profile !== null });
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
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await sendBeforeLeaving();
    // The request has read its token before the session ends; a server out of reach must keep nobody signed in here.
    request(sessionCalls.logout, {}).catch(() => null);
    endSession();
    void navigate(paths.login);
  };
}
