import * as z from 'zod/mini';
import { roleNameSchema } from '../core/roles.ts';
import { defineCalls } from '../kit/calls.ts';
import { flag, givenInstant, id, instant, nextCursor, page } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { notificationTypes } from './notification-types.ts';

/** A notification; `link` is the page it opens. */
export const notification = z.object({
  id,
  type: z.enum(notificationTypes),
  title: z.string(),
  description: z.string(),
  createdAt: instant,
  is_read: flag,
  /** URL of the sender's image, or null. */
  sender_profile: z.nullable(z.string()),
  sender_username: z.nullable(z.string()),
  sender_id: z.nullable(id),
  sender_role: z.nullable(roleNameSchema),
  link: z.nullable(z.string()),
});
export type Notification = z.infer<typeof notification>;

export const notificationCalls = defineCalls(access.work, {
  getNotifications: {
    method: 'GET',
    path: '/user/get_user_notifications/{userId}',
    auth: 'user',
    summary: 'Notifications, newest first, with the number still unread',
    actor: 'params.userId',
    params: z.strictObject({ userId: id }),
    query: z.strictObject({
      ...page,
      /** `0`: only unread ones. */
      is_read: z.optional(z.literal('0')),
    }),
    reply: { data: z.array(notification), unread_total: z.number(), next_cursor: nextCursor },
  },
  markNotificationRead: {
    method: 'PUT',
    alias: 'PATCH',
    path: '/user/updateNotificationStatus/{id}',
    auth: 'user',
    unlogged: true,
    needs: 'act',
    summary: 'Mark one notification read, or `all` of them',
    params: z.strictObject({ id }),
    body: z.optional(
      z.strictObject({
        is_read: z.optional(z.union([z.literal(1), z.literal(true)])),
        /** createdAt of the newest notification that was seen; later ones stay unread. */
        up_to: z.optional(givenInstant),
      }),
    ),
    reply: { unread_total: z.number() },
  },
});
