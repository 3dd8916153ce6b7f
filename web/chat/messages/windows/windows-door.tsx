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
 * All that a page loads of the floating windows before one is open or asked for: a message that comes, and a plain click
 * on a link to a conversation, open one. Such links stay links: a click with a key held, and any on phones, opens the page.
 */
export function WindowsDoor({ me }: { me: string }) {
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
    // Before the router, which lets alone what was prevented.
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

/** Without the windows the counts still tell of a message. */
function ignore(): void {}
