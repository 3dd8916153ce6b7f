import { roleNames } from '../../../contract/core/roles.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { NotificationType } from '../../../contract/notifications/notification-types.ts';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import type { Person } from '../../core/people/people.views.ts';
import { countIn, type LocalizedNotice } from './notices.rules.ts';
import type { NotificationRow } from './notifications.queries.ts';
import { translateStoredIn } from './stored-texts.rules.ts';

/** Column values of a notification. */
export function newRow({ many, count, ...notice }: LocalizedNotice, now: Date) {
  const isOne = count === 1 || !many;
  return {
    account_id: notice.accountId,
    type: notice.type,
    title: isOne ? notice.title : countIn(many.title, count),
    description: isOne || !many.description ? notice.description : countIn(many.description, count),
    link: notice.link,
    sender_id: notice.senderId ?? null,
    group_key: notice.groupKey ?? null,
    group_count: count,
    is_personal: notice.isPersonal ?? false,
    many_title: many?.title ?? null,
    many_description: many?.description ?? null,
    created_at: now,
  };
}

/** `locale`: the reader's current language, if the notification may have been stored in another. */
export function viewNotification(row: NotificationRow, sender: Person | undefined, locale?: Locale): Notification {
  const inWords = (text: string) => (locale && row.type !== 'chat' ? translateStoredIn(locale, text) : text);
  return {
    id: String(row.id),
    type: row.type as NotificationType,
    title: inWords(row.title),
    description: inWords(row.description),
    createdAt: row.created_at.toISOString(),
    is_read: row.read_at ? 1 : 0,
    sender_profile: sender?.image ?? null,
    sender_username: sender?.username ?? null,
    sender_id: row.sender_id === null ? null : String(row.sender_id),
    sender_role: sender ? roleNames[sender.role] : null,
    link: row.link,
  };
}
