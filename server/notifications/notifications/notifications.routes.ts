import { notificationCalls } from '../../../contract/notifications/notifications.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { chooseOwn, listNotifications, markNotificationRead } from './list.service.ts';

export function mountNotifications(mount: Mount, context: Context): void {
  mount(
    notificationCalls,
    {
      getNotifications: ({ user, query }) => listNotifications(context, user, query),
      markNotificationRead: ({ user, params, body }) =>
        markNotificationRead(context, user, { wireId: params.id, upTo: body?.up_to }),
    },
    { markNotificationRead: ({ user, params }) => chooseOwn(context, user, params.id) },
  );
}
