import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowLeft, CheckCheck, EllipsisVertical, Settings } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { newestNoticesQuery, useReadNotices } from '../../lib/notices.ts';
import { ownPath, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { useStable } from '../../lib/use-stable.ts';
import { useUrlState, whole } from '../../lib/use-url-state.ts';
import { InfiniteList } from '../../ui/data/infinite-list.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Menu, MenuButton, MenuLink } from '../../ui/overlays/menu.tsx';
import { NotificationList, NotificationSkeleton } from '../notifications/notification-list.tsx';
import { notificationsQuery, type Shown } from '../notifications/notifications.queries.ts';
import { useSettled } from '../notifications/use-settled.ts';

const settings = `${paths.profileSettings}#notifications`;

/** Page with all or only unread notifications, by day. */
export default function AllNotifications() {
  const { t } = useLingui();
  const me = useSession().profile?.id ?? '';
  const [search, setSearch] = useUrlState(whole);
  const shown: Shown = search.get('show') === 'unread' ? 'unread' : 'all';
  const list = useInfiniteQuery({ ...notificationsQuery(me, shown), enabled: me !== '' });
  const newest = useQuery({ ...newestNoticesQuery(me), enabled: me !== '' }).data;
  const settled = useSettled(list.isFetched);
  const { mutate: markRead } = useReadNotices();
  const navigate = useNavigate();
  const now = useNow();
  const items = useMemo(() => onceEach(list.data?.pages.flatMap((page) => page.data) ?? []), [list.data]);
  const open = useStable((item: Notification) => {
    if (item.is_read === 0) markRead({ id: item.id, upTo: item.createdAt });
    const page = ownPath(item.link);
    if (page) void navigate(page);
  });
  const show = (next: Shown) => setSearch(new URLSearchParams(next === 'unread' ? { show: 'unread' } : {}));
  const seen = items[0]?.createdAt ?? newest?.data[0]?.createdAt;
  return (
    <div className="mx-auto max-w-[760px] pb-18 max-md:-mx-4">
      <title>{t`Notifications`}</title>
      <Head unread={newest?.unread_total ?? 0} onReadAll={() => markRead({ id: null, upTo: seen })} />
      <Segmented
        className="mb-4 max-md:mx-4"
        label={t`Filter notifications`}
        name="show"
        value={shown}
        onChange={show}
        segments={[
          { id: 'all', name: <Trans>All</Trans> },
          { id: 'unread', name: <Trans>Unread</Trans> },
        ]}
      />
      <div aria-busy={!settled || list.isPending}>
        {settled && items.length > 0 ? (
          <InfiniteList
            query={list}
            skeleton={<NotificationSkeleton />}
            errorTitle={<Trans>Couldn’t load earlier notifications</Trans>}
          >
            <NotificationList items={items} now={now} onOpen={open} />
          </InfiniteList>
        ) : (
          <Nothing
            state={stateOf(list, settled)}
            error={list.error}
            shown={shown}
            onRetry={list.refetch}
            onAll={() => show('all')}
          />
        )}
      </div>
    </div>
  );
}

type State = 'loading' | 'offline' | 'failed' | 'empty';

function stateOf(list: { isError: boolean; isPending: boolean; isPaused: boolean }, settled: boolean): State {
  if (list.isPending && list.isPaused) return 'offline';
  if (!settled || list.isPending) return 'loading';
  return list.isError ? 'failed' : 'empty';
}

interface NothingProps {
  state: State;
  error: Error | null;
  shown: Shown;
  onRetry: () => unknown;
  onAll: () => void;
}

/** Shown instead of an empty list. */
function Nothing({ state, error, shown, onRetry, onAll }: NothingProps) {
  if (state === 'loading') return <NotificationSkeleton />;
  if (state === 'offline') {
    return (
      <div className="max-md:px-4">
        <ErrorState
          title={<Trans>You’re offline</Trans>}
          text={<Trans>Your notifications will load when you’re back online.</Trans>}
          onRetry={onRetry}
        />
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <div className="max-md:px-4">
        <ErrorState
          title={<Trans>Couldn’t load your notifications</Trans>}
          text={error ? reasonOf(error) : undefined}
          onRetry={onRetry}
        />
      </div>
    );
  }
  if (shown === 'unread') {
    return (
      <EmptyState
        icon={CheckCheck}
        title={<Trans>No unread notifications</Trans>}
        text={<Trans>You’ve read all your notifications.</Trans>}
        action={
          <Button onClick={onAll}>
            <Trans>Show all</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      jaali="notifications"
      title={<Trans>No notifications</Trans>}
      text={
        <Trans>
          You don't have any notifications at the moment. We'll notify you when something important happens.
        </Trans>
      }
      action={
        <LinkButton to={settings}>
          <Trans>Notification settings</Trans>
        </LinkButton>
      }
    />
  );
}

/** Removes duplicates, keeping the newest position of a notification that moved between pages. */
function onceEach(items: readonly Notification[]): Notification[] {
  return [...new Map(items.toReversed().map((item) => [item.id, item])).values()].toReversed();
}

function Head({ unread, onReadAll }: { unread: number; onReadAll: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const goBack = () => {
    // The tab was opened on this page: there is no previous page of ours to go back to.
    const isFirst = (window.history.state as { idx?: number } | null)?.idx === 0;
    void (isFirst ? navigate(paths.dashboard) : navigate(-1));
  };
  return (
    <div className="flex flex-wrap items-center gap-2 pb-4 max-md:-mt-2 max-md:px-1">
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
          <MenuLink icon={Settings} to={settings}>
            <Trans>Notification settings</Trans>
          </MenuLink>
        </Menu>
      </div>
    </div>
  );
}
