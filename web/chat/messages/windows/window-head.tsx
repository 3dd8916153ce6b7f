import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronUp, Maximize2, Minus, X } from 'lucide-react';
import { Link } from 'react-router';
import type { ConversationUser, ListedMessage } from '../../../../contract/chat/messages.ts';
import { paths } from '../../../lib/paths.ts';
import { sayLastActive } from '../../../lib/time-labels.ts';
import { useNow } from '../../../lib/use-now.ts';
import { cx } from '../../../ui/cx.ts';
import { Avatar } from '../../../ui/data/avatar.tsx';
import { Count } from '../../../ui/data/tag.tsx';
import { PersonAvatar, whereabouts } from '../person.tsx';
import { fullNameOf } from '../person-name.ts';
import type { ChatWindow } from './windows.rules.ts';

const round =
  'hit-44 inline-grid size-9 flex-none cursor-pointer place-items-center rounded-ctl text-on-band hover:bg-on-band/14 focus-visible:outline-on-band focus-visible:-outline-offset-2';

const pressable = 'h-full cursor-pointer focus-visible:outline-on-band focus-visible:-outline-offset-2';

interface WindowHeadProps {
  entry: ChatWindow;
  /** Undefined until loaded. */
  user: ConversationUser | undefined;
  isWide: boolean;
  unread: readonly ListedMessage[];
  onToggle: () => void;
  onClose: () => void;
}

/** Header of a window: person, unread count, buttons. */
export function WindowHead({ entry, user, isWide, unread, onToggle, onClose }: WindowHeadProps) {
  const { t } = useLingui();
  const { minimized } = entry;
  return (
    <div data-head="" className="flex h-13 flex-none items-center gap-1 bg-band pr-1.5 pl-3 text-on-band max-md:h-15">
      <Who {...{ entry, user, isWide, unread }} onRestore={minimized ? onToggle : null} />
      {unread.length > 0 ? (
        <span className="mr-1 flex-none">
          <span aria-hidden="true">
            <Count value={unread.length} />
          </span>
          <span className="sr-only">
            <Plural value={unread.length} one="# new message" other="# new messages" />
          </span>
        </span>
      ) : null}
      <span className="flex flex-none items-center">
        {minimized || !isWide ? null : (
          <Link
            to={paths.chatWith(entry.user_id)}
            data-page=""
            aria-label={t`Open in Messages`}
            title={t`Open in Messages`}
            className={cx(round, 'no-underline')}
          >
            <Maximize2 className="size-4" />
          </Link>
        )}
        <button
          type="button"
          onClick={onToggle}
          aria-label={minimized ? t`Restore` : t`Minimise`}
          title={minimized ? t`Restore` : t`Minimise`}
          className={round}
        >
          {minimized ? <ChevronUp className="max-md:rotate-180" /> : <Minus />}
        </button>
        {isWide ? (
          <button type="button" onClick={onClose} aria-label={t`Close`} title={t`Close`} className={round}>
            <X />
          </button>
        ) : (
          <button
            type="button"
            onClick={onClose}
            className="ml-1 inline-flex min-h-11 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-ctl border-[1.5px] border-on-band px-2.5 font-semibold"
          >
            <X className="size-4" />
            <Trans>Close Chat</Trans>
          </button>
        )}
      </span>
    </div>
  );
}

type WhoProps = Pick<WindowHeadProps, 'entry' | 'user' | 'isWide' | 'unread'> & {
  /** Set for a minimized window: restores it. */
  onRestore: (() => void) | null;
};

function Who({ entry, user, isWide, unread, onRestore }: WhoProps) {
  const { i18n, t } = useLingui();
  const now = useNow();
  const size = isWide ? 32 : 40;
  const present = user
    ? [user.last_active ? sayLastActive(user.last_active, { i18n, now }) : '', whereabouts(user)].filter(Boolean)
    : [];
  // Minimized, it shows the latest new message instead of the status.
  const line = (onRestore && unread.at(-1)?.description) || present.join(' · ');
  const face = (
    <>
      {user ? (
        <PersonAvatar user={user} now={now} size={size} />
      ) : (
        <Avatar id={entry.user_id} image={entry.profile_image} size={size} />
      )}
      <span className="min-w-0 flex-1 text-left leading-[1.2]">
        <span dir="auto" className="block truncate font-semibold">
          {(user && fullNameOf(user)) || entry.name}
        </span>
        {line ? (
          <span dir="auto" className="block truncate text-on-band-2 text-xs">
            {line}
          </span>
        ) : null}
      </span>
    </>
  );
  const shape = 'flex min-w-0 flex-1 items-center gap-2';
  if (!onRestore && isWide) return <div className={shape}>{face}</div>;
  // On phones there is no space for another button.
  if (!onRestore)
    return (
      <Link
        to={paths.chatWith(entry.user_id)}
        title={t`Open in Messages`}
        className={cx(shape, 'text-on-band no-underline', pressable)}
      >
        {face}
      </Link>
    );
  return (
    <button type="button" data-name="" aria-expanded={false} onClick={onRestore} className={cx(shape, pressable)}>
      {face}
    </button>
  );
}
