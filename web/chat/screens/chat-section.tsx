import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useHydrated, useSession } from '../../lib/session.ts';
import { JaaliTile } from '../../ui/brand/jaali-tile.tsx';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { ChatPane } from '../messages/chat-pane.tsx';
import { ConversationList } from '../messages/conversation-list.tsx';
import { useUnreadMessages } from '../messages/unread-messages.ts';
import { ChatPage } from './sections/chat-page.tsx';

const ChatNotes = lazyWithRetry(() => import('./sections/chat-notes.tsx'));
const ChatTies = lazyWithRetry(() => import('./sections/chat-ties.tsx'));

/** Messages page: conversation list and open conversation; phones show one of them. */
export default function ChatSection() {
  const { t } = useLingui();
  const { profile } = useSession();
  const [search] = useSearchParams();
  // Server-rendered identically for every URL, so that one cached document works offline.
  const selected = useHydrated() ? search.get('user') : null;
  const unread = useUnreadMessages().data?.unread ?? 0;
  return (
    <ChatPage>
      <title>{unread > 0 ? `(${unread}) ${t`Messages`}` : t`Messages`}</title>
      <div
        className={cx(
          'flex overflow-hidden border-line bg-surface max-md:-mx-4 max-md:-mt-4 md:-mt-2 md:min-h-[420px] md:mb-6 md:rounded-card md:border',
          // Both panes fit the window, below the header and the offer bar.
          profile?.is_subscriber === 1
            ? 'max-md:min-h-[calc(100dvh-124px)] md:h-[calc(100dvh-112px)] md:[body:has([data-offline])_&]:h-[calc(100dvh-156px)]'
            : 'max-md:min-h-[calc(100dvh-172px)] md:h-[calc(100dvh-156px)] md:[body:has([data-offline])_&]:h-[calc(100dvh-200px)]',
        )}
      >
        <section
          className={cx(
            'flex w-full flex-col bg-surface md:w-[350px] md:flex-none md:border-line md:border-r',
            selected && 'max-md:hidden',
          )}
        >
          {profile ? <ConversationList me={profile.id} selected={selected} unread={unread} /> : null}
        </section>
        <section
          data-at-bottom={selected ? '' : undefined}
          className={cx(
            'flex min-w-0 flex-1 flex-col bg-bg',
            selected ? 'max-md:fixed max-md:inset-0 max-md:z-30 max-md:h-dvh' : 'max-md:hidden',
          )}
        >
          {profile && selected ? <OpenPane key={selected} me={profile.id} partnerId={selected} /> : <Welcome />}
        </section>
      </div>
    </ChatPage>
  );
}

function OpenPane(them: { me: string; partnerId: string }) {
  const about = (
    <Suspense>
      <ChatTies partnerId={them.partnerId} />
      <ChatNotes {...them} />
    </Suspense>
  );
  return <ChatPane {...them} about={about} />;
}

function Welcome() {
  return (
    <div className="m-auto flex max-w-[46ch] flex-col items-center gap-2 px-6 py-12 text-center">
      <JaaliTile id="welcome" className="mb-3 size-24 rounded-[4px_24px_24px_24px]" />
      <h2 className="h3">
        <Trans>Welcome to Messages</Trans>
      </h2>
      <p className="text-t2">
        <Trans>Select a conversation from the sidebar to start chatting or create a new one.</Trans>
      </p>
      <LinkButton to={paths.browse} className="mt-3">
        <Trans>Find people</Trans>
      </LinkButton>
    </div>
  );
}
