import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import { type NotificationGroup, notificationGroup, notificationGroups } from '../../lib/clocks.ts';
import { Card } from '../../ui/data/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LongList } from '../../ui/long-lists/long-list.tsx';
import { NotificationItem } from './notification-item.tsx';

const names: Record<NotificationGroup, ReactNode> = {
  today: <Trans>Today</Trans>,
  yesterday: <Trans>Yesterday</Trans>,
  week: <Trans>This Week</Trans>,
  earlier: <Trans>Earlier</Trans>,
};

interface NotificationListProps {
  items: Notification[];
  now: Date;
  onOpen: (item: Notification) => void;
}

/** Notifications grouped by day: Today, Yesterday, This Week, Earlier. */
export function NotificationList({ items, now, onOpen }: NotificationListProps) {
  return (
    <div className="flex flex-col gap-6">
      {notificationGroups.map((group) => {
        const members = items.filter((item) => notificationGroup(item.createdAt, now) === group);
        if (members.length === 0) return null;
        return (
          <section key={group}>
            <h2 className="pb-2 font-semibold text-sm text-t2 max-md:px-4">{names[group]}</h2>
            <Card padding="none" className="max-md:rounded-none max-md:border-x-0">
              <LongList className="divide-y divide-line" rows={members} rowHeight={73}>
                {(item) => <NotificationItem item={item} now={now} onOpen={onOpen} />}
              </LongList>
            </Card>
          </section>
        );
      })}
    </div>
  );
}

/** Loading placeholder with five cards. */
export function NotificationSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      {[1, 2, 3, 4, 5].map((card) => (
        <Card key={card} padding="none" className="flex min-h-18 gap-3 px-4 py-3 max-md:rounded-none max-md:border-x-0">
          <Skeleton className="size-10 flex-none rounded-leaf" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </Card>
      ))}
    </div>
  );
}
