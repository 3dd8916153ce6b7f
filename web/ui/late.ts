import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ComponentType, lazy } from 'react';
import { showToast } from './toast.ts';

const retryMs = 5_000;

/**
 * A part of a page that is fetched when it is wanted. Without a connection it says so to who pressed for it, leaves the
 * page as it is, and comes by itself once there is one.
 */
export function late<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() => {
    const isPressed = navigator.userActivation?.isActive ?? false;
    return load().catch(async (error: unknown) => {
      await throwIfGone(error);
      if (isPressed) sayOffline();
      return loadOnceConnected(load);
    });
  });
}

async function loadOnceConnected<M>(load: () => Promise<M>): Promise<M> {
  await untilConnected();
  return load().catch(async (error: unknown) => {
    await throwIfGone(error);
    return loadOnceConnected(load);
  });
}

/** What a server that answers does not have is gone with a build that was replaced: the page is loaded anew. */
async function throwIfGone(error: unknown): Promise<void> {
  const reply = await fetch('/api/health/live', { cache: 'no-store' }).catch(() => null);
  if (reply?.ok) throw error;
}

function sayOffline(): void {
  showToast('info', i18n._(msg`You are offline. This opens by itself once you are connected again.`), { id: 'late' });
}

/** A net may be gone without the browser's knowing: then it is tried again now and then. */
function untilConnected(): Promise<unknown> {
  const online = new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  return navigator.onLine ? Promise.race([online, new Promise((resolve) => setTimeout(resolve, retryMs))]) : online;
}
