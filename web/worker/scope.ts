/** The part of the service worker's global scope used here; TypeScript's DOM types describe pages only. */
export interface WorkerScope {
  location: { origin: string; hostname: string };
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<Tab[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void) => void;
}

/** An open tab of the product. */
export interface Tab {
  url: string;
  focused: boolean;
  focus: () => Promise<Tab>;
  navigate: (address: string) => Promise<unknown>;
  postMessage: (message: unknown, transfer?: Transferable[]) => void;
}

interface Extendable {
  waitUntil: (work: Promise<unknown>) => void;
}

interface Installing extends Extendable {
  /** Static routing, not available in every browser: listed requests bypass the worker. */
  addRoutes?: (routes: { condition: { urlPattern: string }; source: 'network' }[]) => Promise<void>;
}

export interface Fetching extends Extendable {
  request: Request;
  /** Response of navigation preload, requested while the worker was starting. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerEvents {
  install: Installing;
  activate: Extendable;
  fetch: Fetching;
  message: Extendable & { data: unknown };
  push: Extendable & { data: { text: () => string } | null };
  notificationclick: Extendable & { notification: Notification };
  pushsubscriptionchange: Extendable & { newSubscription?: PushSubscription | null };
}

/** The worker's global scope. */
export const worker = globalThis as unknown as WorkerScope;
