import type { Notification } from '../../contract/notifications.ts';
import type { Person } from '../people/people.views.ts';
import type { NotificationRow } from './notifications.queries.ts';

export function viewNotification(row: NotificationRow, sender: Person | undefined): Notification {
  return {
    id: String(row.id),
    type: row.type,
    title: row.title,
    description: row.description,
    createdAt: row.created_at.toISOString(),
    is_read: row.read_at ? 1 : 0,
    sender_profile: sender?.image ?? null,
    sender_username: sender?.username ?? null,
    sender_id: row.sender_id === null ? null : String(row.sender_id),
    link: row.link,
  };
}
