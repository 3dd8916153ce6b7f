import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ComponentType, lazy } from 'react';
import { showToast } from '../feedback/toast.ts';

/** Between two tries: at first, and at most. */
const firstWaitMs = 5_000;
const longestWaitMs = 60_000;

/**
 * A part of a page that is fetched when it is wanted. Without a connection it says so to somebody who has just pressed
 * something, leaves the page as it is, and comes by itself once there is one.
 */
export function lazyWithRetry<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() => {
    const isPressed = navigator.userActivation?.isActive ?? false;
    return load().catch(() => loadOnceConnected(load, isPressed));
  });
}

/** What a server that answers does not bring is not there: then the page is loaded anew (`web/app/newer-build.ts`). */
async function loadOnceConnected<M>(load: () => Promise<M>, isPressed: boolean): Promise<M> {
  for (let wait = firstWaitMs; ; wait = Math.min(2 * wait, longestWaitMs)) {
    try {
      return await load();
    } catch (error) {
      if (await isServerThere()) throw error;
    }
    if (isPressed) sayOffline();
    await untilConnected(wait);
  }
}

function isServerThere(): Promise<boolean> {
  return fetch('/api/health/live', { cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function sayOffline(): void {
  showToast('info', i18n._(msg`You’re offline. This opens automatically once you’re back online.`), { id: 'late' });
}

/** A net may be gone without the browser's knowing: then it is tried again after some milliseconds. */
function untilConnected(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = navigator.onLine ? setTimeout(done, wait) : undefined;
    addEventListener('online', done);
  });
}
