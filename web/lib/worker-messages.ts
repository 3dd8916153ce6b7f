/** What a page tells the service worker: its proof to renew the push registration with, null to forget it. */
export type ToWorker = { kind: 'renewal'; renewal: string | null };

/** What the service worker tells a page: a push came; or a notification was pressed, and its page is wanted. */
export type FromWorker = { kind: 'push' } | { kind: 'open'; link: string };
