import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { UnreadOf } from '../../../chat/messages/unread-messages.ts';
import { useUnreadMessages } from '../../../chat/messages/unread-messages.ts';
import { paths } from '../../../lib/paths.ts';
import { formatAgo } from '../../../lib/relative-time.ts';
import { Avatar } from '../../../ui/data/avatar.tsx';
import { Count } from '../../../ui/data/tag.tsx';
import { MenuList } from './menu-list.tsx';

/** Unread messages; each opens the chat with its sender. */
export function MessagesPanel() {
  const { data, isError, refetch } = useUnreadMessages();
  return (
    <MenuList
      title={<Trans>Messages</Trans>}
      fresh={data?.unread ?? 0}
      empty={{
        title: <Trans>No new messages</Trans>,
        text: <Trans>When you receive messages, they'll appear here</Trans>,
      }}
      viewAll={paths.messages}
      rows={data?.senders.map((sender) => <MessageRow key={sender.latest.id} {...sender} />)}
      onRetry={isError ? refetch : undefined}
      footer={
        <Link to={paths.messages} className="inline-flex min-h-11 items-center font-semibold text-link text-sm">
          <Trans>Open Chat Inbox</Trans>
        </Link>
      }
    />
  );
}

function MessageRow({ latest: message, count }: UnreadOf) {
  const { i18n, t } = useLingui();
  return (
    <li>
      <Link
        to={paths.chatWith(message.sender_id)}
        className="flex gap-3 px-4 py-3 text-t1 no-underline hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <Avatar id={message.sender_id} image={message.profile_image} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className="h5 min-w-0 flex-1 truncate">{message.fullname}</span>
            <time dateTime={message.createdAt} className="flex-none text-t3 text-xs">
              {formatAgo(message.createdAt, { i18n })}
            </time>
          </span>
          <span className="flex items-start gap-2">
            <span dir="auto" className="line-clamp-2 flex-1 text-sm text-t2">
              {message.description || (message.attachment?.kind === 'image' ? t`Photo` : message.attachment?.name)}
            </span>
            {count > 1 ? <Count value={count} label={t`${count} new messages`} /> : null}
          </span>
        </span>
      </Link>
    </li>
  );
}
