import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, CheckCheck, EllipsisVertical } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Notification } from '../../contract/notifications.ts';
import { NotificationList, NotificationSkeleton } from '../features/notifications/notification-list.tsx';
import { notificationsQuery, useMarkRead } from '../features/notifications/notifications.queries.ts';
import { useSettled } from '../features/notifications/use-settled.ts';
import { ownPath, paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { useNow } from '../lib/use-now.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { InfiniteList } from '../ui/infinite-list.tsx';
import { Menu, MenuButton } from '../ui/menu.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';

/** All notifications, by day. */
export default function AllNotifications() {
  const { t } = useLingui();
  const { profile } = useSession();
  const list = useInfiniteQuery({ ...notificationsQuery(profile?.id ?? ''), enabled: profile !== null });
  const settled = useSettled(list.isFetched);
  const markRead = useMarkRead();
  const navigate = useNavigate();
  const now = useNow();
  const items = list.data?.pages.flatMap((page) => page.data) ?? [];
  const open = (item: Notification) => {
    if (item.is_read === 0) markRead.mutate(item.id);
    const page = ownPath(item.link);
    if (page) void navigate(page);
  };
  return (
    <div className="mx-auto max-w-[760px] pb-18 max-md:-mx-4">
      <title>{t`Notifications`}</title>
      <Head unread={list.data?.pages[0]?.unread_total ?? 0} onReadAll={() => markRead.mutate('all')} />
      <div aria-busy={!settled}>
        {settled ? null : <NotificationSkeleton />}
        {settled && list.isError && items.length === 0 ? (
          <ErrorState title={<Trans>Your notifications did not load</Trans>} onRetry={() => list.refetch()} />
        ) : null}
        {settled && list.isSuccess && items.length === 0 ? (
          <EmptyState
            jaali="notifications"
            title={<Trans>No notifications</Trans>}
            text={
              <Trans>
                You don't have any notifications at the moment. We'll notify you when something important happens.
              </Trans>
            }
          />
        ) : null}
        {settled && items.length > 0 ? (
          <InfiniteList
            hasMore={list.hasNextPage}
            loading={list.isFetchingNextPage}
            failed={list.isFetchNextPageError}
            onMore={list.fetchNextPage}
            skeleton={<NotificationSkeleton />}
            errorTitle={<Trans>Earlier notifications did not load</Trans>}
          >
            <NotificationList items={items} now={now} onOpen={open} />
          </InfiniteList>
        ) : null}
      </div>
    </div>
  );
}

function Head({ unread, onReadAll }: { unread: number; onReadAll: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const goBack = () => {
    // The first page of this tab has nothing of ours behind it.
    const isFirst = (window.history.state as { idx?: number } | null)?.idx === 0;
    void (isFirst ? navigate(paths.dashboard) : navigate(-1));
  };
  return (
    <div className="flex items-center gap-2 pb-4 max-md:-mt-4 max-md:px-1">
      <IconButton icon={ArrowLeft} label={t`Back`} onClick={goBack} />
      <h1 className="h3">
        <Trans>Notifications</Trans>
      </h1>
      {unread > 0 ? (
        <span className="num rounded-full bg-gulal px-2.5 pt-0.5 font-semibold text-on-gulal text-xs leading-5">
          <Trans>{unread} new</Trans>
        </span>
      ) : null}
      <div className="ml-auto">
        <Menu
          label={t`More`}
          trigger={(props) => (
            <button
              type="button"
              {...props}
              aria-label={t`More`}
              className="inline-grid size-11 cursor-pointer place-items-center rounded-ctl text-t2 hover:bg-sunken hover:text-t1"
            >
              <EllipsisVertical />
            </button>
          )}
        >
          <MenuButton icon={CheckCheck} onSelect={onReadAll}>
            <Trans>Mark all as read</Trans>
          </MenuButton>
        </Menu>
      </div>
    </div>
  );
}
