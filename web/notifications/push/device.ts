import { dayMs } from '../../../contract/kit/calendar.ts';
import { pushCalls } from '../../../contract/notifications/push.ts';
import { request } from '../../lib/api.ts';
import { postToWorker, registerWorker } from '../../lib/service-worker.ts';
import { readStored, storedKeys, writeStored } from '../../lib/stored.ts';

/**
 * Push state of this device. `install`: possible once the product is on the home screen; `denied`: blocked in the browser;
 * `off`: never asked, or switched off.
 */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

export async function readPushState(): Promise<PushState> {
  if (!('Notification' in window && 'PushManager' in window)) return isAppleTouch() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission === 'default') return 'off';
  return (await findSubscription()) ? 'on' : 'off';
}

/** An iPad identifies as a Mac; only its touch screen tells them apart. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

async function findSubscription(): Promise<PushSubscription | null> {
  return (await registerWorker())?.pushManager.getSubscription() ?? null;
}

/** Asks for permission (needs a user gesture) and registers the device. Throws if the browser cannot. */
export async function turnPushOn(me: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState();
  const worker = await registerWorker();
  if (!worker) throw new Error('There is no service worker.');
  await store(me, await subscribe(worker));
  return 'on';
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await findSubscription();
  await subscription?.unsubscribe();
  await forget();
  return readPushState();
}

/** Returns the push subscription; one made with an earlier server key is replaced. */
async function subscribe(worker: ServiceWorkerRegistration): Promise<PushSubscription> {
  const { data } = await request(pushCalls.getPushKey, {});
  const known = await worker.pushManager.getSubscription();
  if (known && keyOf(known) === data.key) return known;
  await known?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: data.key });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Last registration sent to the server. */
interface Told {
  me: string;
  endpoint: string;
  at: number;
}

/** The registration is sent again once a day, so that the server knows which devices are in use. */
const tellAgainMs = dayMs;

async function store(me: string, subscription: PushSubscription): Promise<void> {
  const { endpoint, expirationTime = null, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const body = { endpoint: endpoint ?? '', expirationTime, keys: { p256dh, auth } };
  const { data } = await request(pushCalls.addPushRegistration, { body });
  await postToWorker({ kind: 'renewal', renewal: data.renewal });
  writeStored(storedKeys.pushDevice, JSON.stringify({ me, endpoint: body.endpoint, at: Date.now() } satisfies Told));
}

async function forget(): Promise<void> {
  const told = readTold();
  if (!told) return;
  writeStored(storedKeys.pushDevice, null);
  await postToWorker({ kind: 'renewal', renewal: null });
  await request(pushCalls.removePushRegistration, { body: { endpoint: told.endpoint } });
}

function readTold(): Told | null {
  try {
    return JSON.parse(readStored(storedKeys.pushDevice) ?? 'null') as Told | null;
  } catch {
    return null;
  }
}

/**
 * Synchronizes the registration with the browser: registers an existing subscription for the current user and removes an
 * ended one. Never prompts.
 */
export async function syncPush(me: string): Promise<void> {
  const worker = await registerWorker();
  if (!worker || !('PushManager' in window)) return;
  const known = Notification.permission === 'granted' ? await worker.pushManager.getSubscription() : null;
  if (!known) return forget();
  const told = readTold();
  if (told?.me === me && told.endpoint === known.endpoint && Date.now() - told.at < tellAgainMs) return;
  // Unsubscribe first, so that messages queued for the previous user are not delivered to this one.
  if (told?.me !== me) await known.unsubscribe();
  await store(me, await subscribe(worker));
}
