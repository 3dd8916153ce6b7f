/**
 * Messages to the service worker: proof for renewing the push subscription (null removes it), files to cache, and sign-out.
 */
export type ToWorker =
  | { kind: 'renewal'; renewal: string | null }
  | { kind: 'keep'; addresses: string[] }
  | { kind: 'forget' };

/** Messages of the service worker: a push arrived, or a notification was pressed. */
export type FromWorker = { kind: 'push' } | { kind: 'open'; link: string };
