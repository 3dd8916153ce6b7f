import { AccountMenu } from './account-menu.tsx';
import { MessagesMenu } from './messages-menu.tsx';
import { NotificationsMenu } from './notifications-menu.tsx';
import { useHeaderNotifications, useLogOut, useOpenNotification, useUnreadMessages } from './shell.queries.ts';

/** Messages, notifications and account of the signed-in user. */
export function HeaderMenus() {
  const messages = useUnreadMessages();
  const notifications = useHeaderNotifications();
  const openNotification = useOpenNotification();
  const logOut = useLogOut();
  return (
    <>
      <MessagesMenu
        senders={messages.data?.senders}
        unread={messages.data?.unread}
        onRetry={messages.isError ? messages.refetch : undefined}
      />
      <NotificationsMenu
        notifications={notifications?.data}
        unread={notifications?.unread_total}
        onOpen={openNotification}
      />
      <AccountMenu onLogOut={logOut} />
    </>
  );
}
