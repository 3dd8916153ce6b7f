/** Push in a browser without a push service: the subscription is fake, the service worker real. */
import type { BrowserContext, Page, Worker } from 'playwright-core';

/** Grants notifications, which a headless browser denies otherwise. */
export async function allowNotifications(context: BrowserContext, origin: string): Promise<void> {
  await context.grantPermissions(['notifications'], { origin });
  await context.addInitScript(() => {
    if (Notification.permission === 'granted') return;
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'granted' });
  });
}

async function findWorker(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

/** Where the browser cannot show notifications, the service worker records them. */
async function keepNotifications(context: BrowserContext): Promise<void> {
  const worker = await findWorker(context);
  await worker.evaluate(() => {
    if (Notification.permission === 'granted') return;
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    let shown: Notification[] = [];
    const showNotification = async (title: string, options: NotificationOptions = {}) => {
      const icon = options.icon && new URL(options.icon, self.location.origin).href;
      const close = () => {
        shown = shown.filter((each) => each !== notification);
      };
      const notification = { ...options, title, icon, close } as Notification;
      shown = [...shown.filter(({ tag }) => !tag || tag !== options.tag), notification];
    };
    const getNotifications = async ({ tag }: { tag?: string } = {}) =>
      shown.filter((each) => tag === undefined || each.tag === tag);
    Object.assign(registration, { showNotification, getNotifications });
  });
}

/** Delivers a push to the service worker, as the browser does after decryption. */
export async function openPushDoor(page: Page): Promise<(data: string) => Promise<void>> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await keepNotifications(page.context());
  const cdp = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const registered = new Promise<string>((found) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const mine = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (mine) found(mine.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (data) => cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }).then(() => undefined);
}

/** Notifications shown on the device. */
export async function readNotifications(page: Page) {
  const worker = await findWorker(page.context());
  return worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, icon, tag, data }) => ({ title, body, icon, tag, data }));
  });
}

/** Presses a notification by title: runs the service worker's handler, without the browser's window activation. */
export async function pressNotification(context: BrowserContext, title: string): Promise<void> {
  const worker = await findWorker(context);
  await worker.evaluate(async (wanted) => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration };
    const notification = (await scope.registration.getNotifications()).find((each) => each.title === wanted);
    const event = Object.assign(new Event('notificationclick'), { notification });
    const work = new Promise<unknown>((settle) => Object.assign(event, { waitUntil: settle }));
    self.dispatchEvent(event);
    await work;
  }, title);
}

/** Fakes a push service that accepts every subscription. */
export async function standInForPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const device = `https://fcm.googleapis.com/fcm/send/${Math.random().toString(36).slice(2)}`;
    const bytesOf = (key: string) =>
      Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer;
    const read = () => {
      const [endpoint, key] = (sessionStorage.getItem('device') ?? '').split(' ');
      if (!endpoint || !key) return null;
      const keys = { p256dh: 'BGJk', auth: 'YXV0aA' };
      return {
        endpoint,
        options: { applicationServerKey: bytesOf(key) },
        toJSON: () => ({ endpoint, expirationTime: null, keys }),
        unsubscribe: async () => {
          sessionStorage.removeItem('device');
          return true;
        },
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => read(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        sessionStorage.setItem('device', `${device} ${applicationServerKey}`);
        return read();
      },
    });
  });
}
