/** Shows pushes as notifications, opens their links, and keeps the push subscription registered. */
import type { FromWorker } from '../lib/worker-messages.ts';
import { chooseTab, composeNotice, ownLink } from './notice.ts';
import { type Tab, worker } from './scope.ts';

/** Time for a page to confirm a navigation. */
const answerMs = 700;
/** Cache Storage needs no schema, unlike IndexedDB; it holds only the proof for renewing a subscription. */
const store = 'push';
const renewalKey = '/renewal';

const listTabs = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows a notification even while a page is open, and tells open pages to refetch. */
export async function showPush(text: string): Promise<void> {
  const { title, options } = composeNotice(text, worker.location);
  const told: FromWorker = { kind: 'push' };
  for (const tab of await listTabs()) tab.postMessage(told);
  await worker.registration.showNotification(title, options);
}

export async function openNotice(wanted: unknown): Promise<void> {
  const link = ownLink(wanted, worker.location.origin);
  const address = worker.location.origin + link;
  const tab = chooseTab(await listTabs(), address);
  if (!tab) return void (await worker.clients.openWindow(address));
  await tab.focus().catch(() => tab);
  if (tab.url === address || (await goTo(tab, link))) return;
  await tab.navigate(address).catch(() => worker.clients.openWindow(address));
}

/** Asks the page to navigate itself, which keeps unsaved input; false when it does not confirm. */
function goTo(tab: Tab, link: string): Promise<boolean> {
  return new Promise((settle) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => settle(true);
    setTimeout(() => settle(false), answerMs);
    const asked: FromWorker = { kind: 'open', link };
    tab.postMessage(asked, [port2]);
  });
}

/** Closes notifications at log-out, so that the next user does not see them. */
export async function closeNotices(): Promise<void> {
  for (const notice of await worker.registration.getNotifications()) notice.close();
}

export async function keepRenewal(renewal: string | null): Promise<void> {
  const kept = await caches.open(store);
  if (renewal === null) await kept.delete(renewalKey);
  else await kept.put(renewalKey, new Response(renewal));
}

/** Registers a new subscription after the browser ended the old one. */
export async function renewSubscription(changed: PushSubscription | null | undefined): Promise<void> {
  const renewal = await (await (await caches.open(store)).match(renewalKey))?.text();
  if (!renewal) return;
  const subscription = changed ?? (await subscribeAgain());
  await fetch('/api/push/renewals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ renewal, ...subscription.toJSON() }),
  });
}

async function subscribeAgain(): Promise<PushSubscription> {
  const reply = await fetch('/api/push/public-key');
  const { data } = (await reply.json()) as { data: { key: string } };
  return worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: data.key });
}
