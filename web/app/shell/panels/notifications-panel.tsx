import { Trans, useLingui } from '@lingui/react/macro';
import type { Notification } from '../../../../contract/notifications/notifications.ts';
import { paths } from '../../../lib/paths.ts';
import { formatDayAgo } from '../../../lib/relative-time.ts';
import { cx } from '../../../ui/cx.ts';
import { PersonAvatar } from '../../../ui/data/person-avatar.tsx';
import { NewDot } from '../../../ui/feedback/new-dot.tsx';
import { useHeaderNotifications, useOpenNotification } from '../shell.queries.ts';
import { MenuList } from './menu-list.tsx';

/** Newest notifications; pressing one opens its page. */
export function NotificationsPanel() {
  const { data, isError, refetch } = useHeaderNotifications();
  const open = useOpenNotification();
  return (
    <MenuList
      title={<Trans>Notifications</Trans>}
      fresh={data?.unread_total ?? 0}
      empty={{
        title: <Trans>Your notification center</Trans>,
        text: <Trans>Stay updated with important alerts and messages</Trans>,
      }}
      viewAll={paths.notifications}
      rows={data?.data.map((item) => <NotificationRow key={item.id} item={item} onOpen={() => open(item)} />)}
      onRetry={isError ? refetch : undefined}
    />
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
        <PersonAvatar
          person={{ id: item.sender_id ?? item.type, profile_image: item.sender_profile, role: item.sender_role }}
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className={cx('line-clamp-2 min-w-0 flex-1', isNew ? 'h5' : 'text-t2')}>{item.title}</span>
            <time dateTime={item.createdAt} className="flex-none text-t3 text-xs">
              {formatDayAgo(item.createdAt, { i18n })}
            </time>
            {isNew ? <NewDot className="flex-none self-center" /> : null}
          </span>
          <span className="line-clamp-2 text-sm text-t2">{item.description}</span>
        </span>
      </button>
    </li>
  );
}
