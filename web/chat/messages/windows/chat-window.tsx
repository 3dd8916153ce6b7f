import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ListedMessage } from '../../../../contract/chat/messages.ts';
import { cx } from '../../../ui/cx.ts';
import { threadQuery } from '../messages.queries.ts';
import { fullNameOf } from '../person-name.ts';
import { useAskedFocus } from './focus.ts';
import { personOf } from './opening.ts';
import { useAttended } from './use-attended.ts';
import { useMirroredDraft } from './use-mirrored-draft.ts';
import { WindowBody } from './window-body.tsx';
import { WindowHead } from './window-head.tsx';
import type { ChatWindow as Entry } from './windows.rules.ts';
import { changeWindows } from './windows.state.ts';

interface ChatWindowProps {
  me: string;
  entry: Entry;
  /** True: side by side at the lower right; false: over the page. */
  isWide: boolean;
  /** Unread messages of the partner, oldest first. */
  unread: readonly ListedMessage[];
  onToggle: () => void;
  onClose: () => void;
}

/** Floating chat. Messages are marked as read once the user works in it, not by it being open. */
export function ChatWindow({ me, entry, isWide, unread, onToggle, onClose }: ChatWindowProps) {
  const { t } = useLingui();
  const { user_id, minimized } = entry;
  const query = useQuery(threadQuery({ me, partnerId: user_id }));
  const user = query.data?.user;
  const frame = useRef<HTMLElement>(null);
  const { attended, handlers } = useAttended(!minimized);
  useMirroredDraft(me, user_id);
  useEffect(() => {
    if (user) changeWindows(me, { is: 'known', who: personOf(user) });
  }, [me, user]);
  const goIn = () => goInto(frame.current, isWide);
  useAskedFocus(user_id, !minimized && query.isSuccess, goIn);

  const toggle = () => {
    onToggle();
    // After rendering: focus the message box on opening, the header on minimizing.
    requestAnimationFrame(() =>
      minimized ? goIn() : frame.current?.querySelector<HTMLElement>('[data-name]')?.focus(),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || minimized || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    toggle();
  };
  const name = (user && fullNameOf(user)) || entry.name;
  return (
    <>
      {isWide || minimized ? null : (
        // A tap outside minimizes it; keyboards have Esc and the button.
        <div aria-hidden="true" onClick={onToggle} className="fixed inset-0 z-40 animate-fade bg-scrim" />
      )}
      <section
        ref={frame}
        role="dialog"
        aria-label={t`Chat with ${name}`}
        data-chat={user_id}
        tabIndex={-1}
        {...handlers}
        onKeyDown={onKeyDown}
        className={cx(
          'flex min-w-0 flex-col overflow-hidden border-line bg-surface shadow-pop outline-none print:hidden',
          isWide
            ? cx(
                'rounded-[3px_14px_0_0] border border-b-0 text-sm',
                minimized ? 'w-[272px]' : 'h-[min(400px,calc(100dvh-140px))] w-80',
              )
            : cx('fixed inset-x-0 top-14 animate-rise', minimized ? 'z-30' : 'bottom-0 z-40 rounded-[0_18px_0_0]'),
        )}
      >
        <WindowHead
          entry={entry}
          user={user}
          isWide={isWide}
          unread={attended ? [] : unread}
          onToggle={toggle}
          onClose={onClose}
        />
        {minimized ? null : <WindowBody me={me} partnerId={user_id} query={query} attended={attended} />}
      </section>
    </>
  );
}

/** Focuses the message box; on phones the window itself, to keep the keyboard closed. */
function goInto(frame: HTMLElement | null, isWide: boolean): void {
  const box = isWide ? frame?.querySelector('textarea') : null;
  (box ?? frame)?.focus();
}
