import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { ListedMessage } from '../../../../contract/chat/messages.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { unreadBySender, unreadMessagesQuery } from '../unread-messages.ts';
import { wideEnough } from './chat-link.ts';
import { ChatWindow } from './chat-window.tsx';
import { giveFocusBack } from './focus.ts';
import type { ChatWindow as Entry, Unread } from './windows.rules.ts';
import { changeWindows, useOpenWindows } from './windows.state.ts';

/** Floating chats: side by side at the lower right; on phones the first one over the page. */
export default function ChatWindows({ me }: { me: string }) {
  const windows = useOpenWindows(me);
  const isWide = useMedia(wideEnough);
  const { data } = useQuery(unreadMessagesQuery(me));
  const messages = useMemo(() => data?.data ?? [], [data]);
  const [first] = windows;
  if (!first) return null;

  const draw = (entry: Entry) => (
    <ChatWindow
      key={entry.user_id}
      me={me}
      entry={entry}
      isWide={isWide}
      unread={messages.filter(({ sender_id }) => sender_id === entry.user_id)}
      onToggle={() => changeWindows(me, { is: 'toggle', user_id: entry.user_id })}
      onClose={() => {
        changeWindows(me, { is: 'close', user_id: entry.user_id, unread: unreadOf(messages), phone: !isWide });
        giveFocusBack(entry.user_id);
      }}
    />
  );
  const closeAll = () => changeWindows(me, { is: 'close-all', unread: unreadOf(messages) });
  if (isWide) return <Row onCloseAll={closeAll}>{windows.map(draw)}</Row>;
  return (
    <>
      {draw(first)}
      {first.minimized && windows.length > 1 ? (
        <p
          className="fixed inset-x-0 top-[116px] z-30 flex min-h-11 justify-end bg-band px-3 print:hidden"
          data-close-all=""
        >
          <button
            type="button"
            onClick={closeAll}
            className="min-h-11 cursor-pointer px-2 font-semibold text-on-band underline focus-visible:outline-on-band"
          >
            <Trans>Close All</Trans>
          </button>
        </p>
      ) : null}
    </>
  );
}

function unreadOf(messages: readonly ListedMessage[]): Unread[] {
  return unreadBySender(messages).map(({ latest: { sender_id, fullname, profile_image, cursor } }) => ({
    from: { user_id: sender_id, name: fullname, profile_image },
    place: Number(cursor),
  }));
}

/** Newest at the left, so that a new one moves no other. */
function Row({ onCloseAll, children }: { onCloseAll: () => void; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <aside
      aria-label={t`Open chats`}
      className="pointer-events-none fixed right-6 bottom-0 z-30 flex max-w-[calc(100vw-48px)] flex-col items-end gap-2 *:pointer-events-auto print:hidden"
    >
      <button
        type="button"
        onClick={onCloseAll}
        className="hit-44 inline-flex min-h-8 cursor-pointer items-center rounded-chip border border-line bg-raised px-2.5 font-semibold text-link text-sm hover:bg-sunken"
      >
        <Trans>Close All</Trans>
      </button>
      <div className="pointer-events-none flex max-w-full flex-row-reverse items-end gap-3 *:pointer-events-auto">
        {children}
      </div>
    </aside>
  );
}
