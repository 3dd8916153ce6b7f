/** The part of a service worker's world that ours uses; the types of the DOM know pages only. */
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

/** An open page of ours. */
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

interface WorkerEvents {
  install: Extendable;
  activate: Extendable;
  message: Extendable & { data: unknown };
  push: Extendable & { data: { text: () => string } | null };
  notificationclick: Extendable & { notification: Notification };
  pushsubscriptionchange: Extendable & { newSubscription?: PushSubscription | null };
}
