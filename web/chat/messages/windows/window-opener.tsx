import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLiveEvent } from '../../../lib/live.ts';
import { isChatPath, paths } from '../../../lib/paths.ts';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { chatLinkOf } from './chat-link.ts';
import { hasOpen, storedChats } from './windows.store.ts';

const ChatWindows = lazyWithRetry(() => import('./chat-windows.tsx'));

/**
 * Opens windows on incoming messages and plain clicks on conversation links, loading the window code on demand. Modified
 * clicks, and any on phones, open the page.
 */
export function WindowOpener({ me }: { me: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const chats = storedChats.use();
  const isChatPage = isChatPath(pathname);
  useLiveEvent('receive_message', (message) => {
    if (isChatPage) return;
    void import('./opening.ts').then(({ openForMessage }) => openForMessage({ client, me }, message), ignore);
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = isChatPage ? null : chatLinkOf(event);
    if (!link || link.userId === me) return;
    event.preventDefault();
    import('./opening.ts').then(
      ({ openByHand }) => openByHand({ client, me }, link),
      () => navigate(paths.chatWith(link.userId)),
    );
  });
  useEffect(() => {
    // Capture phase, since the router ignores prevented events.
    addEventListener('click', onClick, true);
    return () => removeEventListener('click', onClick, true);
  }, []);
  if (isChatPage || !hasOpen(chats)) return null;
  return (
    <Suspense>
      <ChatWindows me={me} />
    </Suspense>
  );
}

/** Without the windows the counts still show the message. */
function ignore(): void {}
