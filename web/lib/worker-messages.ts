/**
 * What a page tells the service worker: its proof to renew the push registration with, null to forget it; what to keep
 * for when there is no connection; that whoever was here has signed out.
 */
export type ToWorker =
  | { kind: 'renewal'; renewal: string | null }
  | { kind: 'keep'; addresses: string[] }
  | { kind: 'forget' };

/** What the service worker tells a page: a push came; or a notification was pressed, and its page is wanted. */
export type FromWorker = { kind: 'push' } | { kind: 'open'; link: string };
