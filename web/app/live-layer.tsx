import { useQueryClient } from '@tanstack/react-query';
import { Fragment, lazy, Suspense, useEffect, useState } from 'react';
import { useProfileStream } from '../accounts/users/use-fresh-profile.ts';
import { useAccountStream } from '../accounts/workspaces/use-account-stream.ts';
import { useMessageStream } from '../chat/messages/use-message-stream.ts';
import { clearCacheWithSession } from '../lib/clear-cache-with-session.ts';
import { closeLive, openLive } from '../lib/live.ts';
import { useMay } from '../lib/member-roles.ts';
import { isChatPath } from '../lib/paths.ts';
import { updateReaderCookie } from '../lib/reader-cookie.ts';
import { noSession, readSession, useHydrated, useSession } from '../lib/session.ts';
import { readStored, storedKeys, writeStored } from '../lib/stored.ts';
import { useAwaitedPurchase } from '../money/plans/awaited-purchase.ts';
import { useSubscriptionStream } from '../money/plans/use-subscription-stream.ts';
import { useNotificationStream } from '../notifications/notifications/use-notification-stream.ts';
import { GlobalShortcuts } from './global-shortcuts.tsx';

/** If loading fails, the page works without it. */
const DeferredLayer = lazy(() => import('./deferred-layer.tsx').catch(() => ({ default: () => null })));

const PurchaseWatch = lazy(() => import('../money/plans/purchase-watch.tsx').catch(() => ({ default: () => null })));

const ImpersonationBar = lazy(() => import('../operators/console/impersonation-bar.tsx'));

/** Live connection of the signed-in user. */
export function LiveLayer() {
  const session = useSession();
  // A server-rendered page connects only after hydration, with the stored token.
  const { token, profile } = useHydrated() ? session : noSession;
  const client = useQueryClient();
  const [drawnFor] = useState(session.profile?.id);
  useEffect(() => clearCacheWithSession(client, drawnFor), [client, drawnFor]);
  useEffect(() => {
    // A crash leaves the flag behind.
    if (!isChatPath(location.pathname)) writeStored(storedKeys.isChatPage, null);
  }, []);
  // No live connection during an impersonation: it would show presence and mark messages as read.
  const isLooking = token !== null && readStored(storedKeys.impersonation) !== null;
  // Messages and notifications name sums.
  const hears = useMay('money');
  useEffect(() => {
    updateReaderCookie();
    if (token && !isLooking && hears) openLive(token);
    else closeLive();
    return () => {
      if (readSession().token) return;
      closeLive();
      updateReaderCookie();
    };
  }, [token, isLooking, hears]);
  if (isLooking) {
    return (
      <Suspense fallback={null}>
        <ImpersonationBar />
      </Suspense>
    );
  }
  if (!token || !profile) return null;
  return (
    <Fragment key={profile.id}>
      {hears ? <Streams me={profile.id} /> : null}
      <Everywhere me={profile.id} />
    </Fragment>
  );
}

const keptKeys = [storedKeys.answers, storedKeys.pledgeAnswers, storedKeys.removals];

function Streams({ me }: { me: string }) {
  useMessageStream(me);
  useNotificationStream();
  useProfileStream();
  useSubscriptionStream();
  const purchase = useAwaitedPurchase();
  return (
    <Suspense fallback={null}>
      {purchase ? <PurchaseWatch key={purchase.providerId} providerId={purchase.providerId} /> : null}
    </Suspense>
  );
}

/** For every member, with a live connection or without. */
function Everywhere({ me }: { me: string }) {
  useAccountStream();
  const client = useQueryClient();
  // Sends actions left over from an earlier page.
  useEffect(() => {
    const isKept = keptKeys.some((key) => (readStored(key) ?? '[]') !== '[]');
    if (isKept) void import('./send-pending-actions.ts').then(({ sendPendingActions }) => sendPendingActions(client));
  }, [client]);
  return (
    <>
      {/* Keys are pressed as soon as a page can be seen. */}
      <GlobalShortcuts me={me} />
      <Suspense fallback={null}>
        <DeferredLayer me={me} />
      </Suspense>
    </>
  );
}
