/** Service worker: shows pushes and lets the app start offline. */
import type { ToWorker } from '../lib/worker-messages.ts';
import { kindOf } from './addresses.ts';
import {
  answerFile,
  answerPage,
  cacheUrls,
  deleteCachedPages,
  deleteOldCaches,
  precacheOfflinePage,
} from './page-cache.ts';
import { closeNotices, keepRenewal, openNotice, renewSubscription, showPush } from './pushes.ts';
import { worker } from './scope.ts';

worker.addEventListener('install', (event) => {
  // API calls bypass the worker, so that it need not start for them.
  const calls = ['/api/*', '/socket.io/*'].map((urlPattern) => ({
    condition: { urlPattern },
    source: 'network' as const,
  }));
  event.waitUntil(Promise.all([event.addRoutes?.(calls), precacheOfflinePage()]).then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches().then(() => worker.clients.claim())));
worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, worker.location.origin);
  if (kind === 'file') event.respondWith(answerFile(event));
  if (kind === 'page') event.respondWith(answerPage(event));
});
worker.addEventListener('message', (event) => event.waitUntil(take(event.data as ToWorker)));
worker.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text() ?? '')));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(event.notification.data?.link));
});
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event.newSubscription)));

async function take(message: ToWorker): Promise<void> {
  if (message.kind === 'renewal') await keepRenewal(message.renewal);
  if (message.kind === 'keep') await cacheUrls(message.addresses);
  if (message.kind === 'forget') await Promise.all([deleteCachedPages(), keepRenewal(null), closeNotices()]);
}
