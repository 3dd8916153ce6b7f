import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ConversationUser } from '../../../contract/chat/messages.ts';
import { sayMessageTime } from '../../lib/time-labels.ts';
import { cx } from '../../ui/cx.ts';
import { Count } from '../../ui/data/tag.tsx';
import { LastActive, PersonAvatar, whereabouts } from './person.tsx';
import { fullNameOf } from './person-name.ts';
import { ReadTick } from './read-tick.tsx';
import { RoleBadge } from './role-badge.tsx';

interface ConversationRowProps {
  user: ConversationUser;
  /** The address that opens it. */
  to: string;
  selected: boolean;
  typing: boolean;
  now: Date;
  /** Status of a shared campaign, shown instead of the role. */
  standing?: ReactNode;
}

/** Conversation in the list: person, place, last activity, last message, unread count. Memoized, as lists may be long. */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { user, to, selected, typing, now, standing } = props;
  const place = whereabouts(user);
  return (
    <Link
      to={to}
      aria-current={selected ? 'true' : undefined}
      className={cx(
        'flex items-center gap-3 border-line border-t px-4 py-3 text-t1 no-underline focus-visible:-outline-offset-2',
        selected ? 'bg-pea-tint' : 'hover:bg-sunken',
      )}
    >
      <PersonAvatar user={user} now={now} size={48} />
      <span className="flex min-w-0 flex-1 flex-col gap-[3px]">
        <span className="flex items-baseline gap-2">
          <span dir="auto" className="h5 min-w-0 flex-1 truncate">
            {fullNameOf(user)}
          </span>
          <LastTime user={user} now={now} />
        </span>
        <span className={cx('flex items-center gap-2 text-xs', selected ? 'text-t2' : 'text-t3')}>
          <span className={selected ? '[&>*]:bg-surface' : undefined}>
            {standing ?? <RoleBadge role={user.role.name} />}
          </span>
          <span dir="auto" className="min-w-0 flex-1 truncate">
            {place}
          </span>
          <LastActive user={user} now={now} />
        </span>
        <span className="flex items-center gap-2 text-sm">
          <Preview user={user} typing={typing} />
          <Count value={user.unread_count} />
          {user.unread_count > 0 ? (
            <span className="sr-only">
              <Plural value={user.unread_count} one="unread message" other="unread messages" />
            </span>
          ) : null}
        </span>
      </span>
    </Link>
  );
});

function LastTime({ user, now }: { user: ConversationUser; now: Date }) {
  const { i18n } = useLingui();
  const at = user.chat_info?.last_message_time;
  if (!at) return null;
  return (
    <time
      dateTime={at}
      className={cx('num flex-none text-xs', user.unread_count > 0 ? 'font-semibold text-gulal' : 'text-t2')}
    >
      {sayMessageTime(at, { i18n, now })}
    </time>
  );
}

function Preview({ user, typing }: { user: ConversationUser; typing: boolean }) {
  if (typing) {
    return (
      <span className="min-w-0 flex-1 truncate text-link">
        <Trans>typing…</Trans>
      </span>
    );
  }
  const said = user.chat_info;
  if (!said) return <span className="flex-1" />;
  const isMine = said.sender_id !== user.id;
  return (
    <span className={cx('flex min-w-0 flex-1 items-center gap-1', user.unread_count > 0 ? 'font-semibold' : 'text-t2')}>
      {isMine ? <ReadTick read={said.is_read === 1} /> : null}
      <span dir="auto" className="min-w-0 truncate">
        {isMine ? (
          <>
            <Trans>You:</Trans>{' '}
          </>
        ) : null}
        {said.message_type === 'text' ? null : <Paperclip className="mr-1 inline size-4 align-[-3px]" />}
        {said.last_message || (said.message_type === 'image' ? <Trans>Photo</Trans> : <Trans>PDF</Trans>)}
      </span>
    </span>
  );
}
