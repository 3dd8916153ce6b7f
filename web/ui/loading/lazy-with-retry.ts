import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ComponentType, lazy } from 'react';
import { showToast } from '../feedback/toast.ts';

/** First and maximum delay between retries. */
const firstWaitMs = 5_000;
const longestWaitMs = 60_000;

/**
 * React.lazy that survives a lost connection: tells the user if they have just pressed something, leaves the page as it is,
 * and retries until the script loads.
 */
export function lazyWithRetry<P>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() => {
    const isPressed = navigator.userActivation?.isActive ?? false;
    return load().catch(() => loadOnceConnected(load, isPressed));
  });
}

/** A missing file on a reachable server means a new build: then the page reloads (`web/app/reload-on-new-build.ts`). */
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

/** Waits for the online event, or at most `wait` ms, since browsers do not notice every outage. */
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
