import type { FromWorker, ToWorker } from './worker-messages.ts';

let asked: Promise<ServiceWorkerRegistration | null> | undefined;

/** Registers the service worker; null if unsupported or blocked. */
export function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  asked ??= register();
  return asked;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    await navigator.serviceWorker.register('/sw.js', { scope: '/' });
    return await navigator.serviceWorker.ready;
  } catch {
    // Exact text required by the specification.
    console.error('Service Worker registration failed');
    asked = undefined;
    return null;
  }
}

/** Sends a message to the service worker. */
export async function postToWorker(message: ToWorker): Promise<void> {
  (await registerWorker())?.active?.postMessage(message);
}

/** Subscribes to the service worker; returns a function that unsubscribes. */
export function followWorker(handle: (message: FromWorker) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const listen = ({ data, ports }: MessageEvent<FromWorker>) => {
    handle(data);
    // Confirms receipt.
    ports[0]?.postMessage('taken');
  };
  navigator.serviceWorker.addEventListener('message', listen);
  navigator.serviceWorker.startMessages();
  return () => navigator.serviceWorker.removeEventListener('message', listen);
}
