import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { sessionCalls } from '../../../contract/accounts/sessions.ts';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import { request } from '../../lib/api.ts';
import { endSession } from '../../lib/end-session.ts';
import { sendBeforeLeaving } from '../../lib/leaving.ts';
import { useMay } from '../../lib/member-roles.ts';
import { newestNoticesQuery, useReadNotices } from '../../lib/notices.ts';
import { ownPath, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';

export function useHeaderNotifications() {
  const { profile } = useSession();
  const hears = useMay('money');
  return useQuery({ ...newestNoticesQuery(profile?.id ?? ''), enabled: profile !== null && hears });
}

/** Opens a notification of the header and marks it as read. */
export function useOpenNotification(): (notification: Notification) => void {
  const navigate = useNavigate();
  const { mutate } = useReadNotices();
  return (notification) => {
    if (notification.is_read === 0) mutate({ id: notification.id, upTo: notification.createdAt });
    void navigate(ownPath(notification.link) ?? paths.notifications);
  };
}

/** Logs out on the server and in this browser, then goes to login. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await sendBeforeLeaving();
    // The request has already read the token; do not wait for an unreachable server.
    request(sessionCalls.logout, {}).catch(() => null);
    endSession();
    void navigate(paths.login);
  };
}
