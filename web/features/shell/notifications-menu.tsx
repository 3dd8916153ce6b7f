import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import type { Notification } from '../../../contract/notifications.ts';
import { paths } from '../../lib/paths.ts';
import { formatDayAgo } from '../../lib/relative-time.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { MenuButton } from './menu-button.tsx';
import { MenuList } from './menu-list.tsx';

interface NotificationsMenuProps {
  /** Undefined while they are on their way. */
  notifications: Notification[] | undefined;
  /** All unread ones, also beyond the rows. */
  unread: number | undefined;
  onOpen: (notification: Notification) => void;
}

/** Notifications in the header, newest first; opening one acts on it. */
export function NotificationsMenu({ notifications, unread = 0, onOpen }: NotificationsMenuProps) {
  const { t } = useLingui();
  return (
    <MenuButton
      id="notifications-menu"
      icon={Bell}
      label={t`Notifications`}
      count={unread}
      countLabel={<Plural value={unread} one="# new notification" other="# new notifications" />}
    >
      <MenuList
        title={<Trans>Notifications</Trans>}
        fresh={unread}
        empty={{
          title: <Trans>Your notification center</Trans>,
          text: <Trans>Stay updated with important alerts and messages</Trans>,
        }}
        viewAll={paths.notifications}
        rows={notifications?.map((item) => <NotificationRow key={item.id} item={item} onOpen={() => onOpen(item)} />)}
      />
    </MenuButton>
  );
}

function NotificationRow({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const { i18n } = useLingui();
  const isNew = item.is_read === 0;
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full cursor-pointer gap-3 px-4 py-3 text-left hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <Avatar id={item.sender_id ?? item.type} image={item.sender_profile} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className={cx('line-clamp-2 min-w-0 flex-1', isNew ? 'h5' : 'text-t2')}>{item.title}</span>
            <time dateTime={item.createdAt} className="flex-none text-t3 text-xs">
              {formatDayAgo(item.createdAt, { i18n })}
            </time>
            {isNew ? (
              <span className="size-2 flex-none self-center rounded-full bg-gulal">
                <span className="sr-only">
                  <Trans>New</Trans>
                </span>
              </span>
            ) : null}
          </span>
          <span className="line-clamp-2 text-sm text-t2">{item.description}</span>
        </span>
      </button>
    </li>
  );
}
