import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import { sayNotificationTime } from '../../lib/time-labels.ts';
import { cx } from '../../ui/cx.ts';
import { Dotted } from '../../ui/data/dotted.tsx';
import { PersonAvatar } from '../../ui/data/person-avatar.tsx';
import { NewDot } from '../../ui/feedback/new-dot.tsx';

interface NotificationItemProps {
  item: Notification;
  now: Date;
  /** Must be stable, since items are memoized. */
  onOpen: (item: Notification) => void;
}

/** Notification with its subject, person and time; opening it marks it as read. */
export const NotificationItem = memo(function NotificationItem({ item, now, onOpen }: NotificationItemProps) {
  const { i18n } = useLingui();
  const isNew = item.is_read === 0;
  return (
    <button
      type="button"
      onClick={() => onOpen(item)}
      className="flex min-h-18 w-full cursor-pointer gap-3 bg-surface px-4 py-3 text-left hover:bg-sunken focus-visible:-outline-offset-2"
    >
      <PersonAvatar
        person={{ id: item.sender_id ?? item.type, profile_image: item.sender_profile, role: item.sender_role }}
      />
      <span className="min-w-0 flex-1">
        <span dir="auto" className={cx('block', isNew ? 'h5' : 'text-t2 leading-[1.3]')}>
          {item.title}
        </span>
        <span dir="auto" className="block text-sm text-t2">
          <Dotted>
            {item.description || null}
            {item.sender_username ? <span className="text-t3 text-xs">@{item.sender_username}</span> : null}
          </Dotted>
        </span>
      </span>
      <span className="flex flex-none items-center gap-2 self-start pt-0.5">
        <time dateTime={item.createdAt} className="num text-t2 text-xs">
          {sayNotificationTime(item.createdAt, { i18n, now })}
        </time>
        <span className="grid size-2">{isNew ? <NewDot /> : null}</span>
      </span>
    </button>
  );
});
