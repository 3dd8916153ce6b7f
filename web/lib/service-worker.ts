import type { FromWorker, ToWorker } from './worker-messages.ts';

let asked: Promise<ServiceWorkerRegistration | null> | undefined;

/** The service worker of this origin; null where the browser has none or refuses it. */
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
    // The specification's words, and no others.
    console.error('Service Worker registration failed');
    asked = undefined;
    return null;
  }
}

/** Tells the service worker something. */
export async function tellWorker(message: ToWorker): Promise<void> {
  (await registerWorker())?.active?.postMessage(message);
}

/** Follows what the service worker says; returns what ends it. */
export function followWorker(handle: (message: FromWorker) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const listen = ({ data, ports }: MessageEvent<FromWorker>) => {
    handle(data);
    // It waits to know that somebody took it.
    ports[0]?.postMessage('taken');
  };
  navigator.serviceWorker.addEventListener('message', listen);
  navigator.serviceWorker.startMessages();
  return () => navigator.serviceWorker.removeEventListener('message', listen);
}
