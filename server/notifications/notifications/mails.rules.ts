import type { NotificationType } from '../../../contract/notifications/notification-types.ts';

interface Waits {
  /** Minutes for which notifications are gathered into one e-mail. */
  minutes: number;
  /** Minutes a chat message may stay unread before an e-mail announces it. */
  chatMinutes: number;
}

/** Minutes until a notification is sent by e-mail. */
export function dueAfter(type: NotificationType, { minutes, chatMinutes }: Waits): number {
  if (type === 'security' || type === 'pool') return 0;
  return type === 'chat' ? chatMinutes : minutes;
}

/** Notifications already read get no email, except those of security and pools. `isRead` null: not shown there. */
export function isStillNews(type: NotificationType, isRead: boolean | null): boolean {
  return type === 'security' || type === 'pool' || !isRead;
}
