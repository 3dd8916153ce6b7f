import { tellServer } from './reader-cookie.ts';
import { announceSession, comeBack, dropSession, readSession } from './session.ts';
import { clearStored, hasUnsent, readStored, storedKeys, writeStored } from './stored.ts';

/** By which a log-out reaches the tabs that storage does not: where it is blocked, each holds a session of its own. */
const channelName = 'log-out';
const channel =
  typeof document !== 'undefined' && typeof BroadcastChannel !== 'undefined' ? new BroadcastChannel(channelName) : null;

channel?.addEventListener('message', endWithOtherTab);

/** Handles a log-out in another tab. The shared storage may already be cleared, so the tab's own tells whether this tab was signed in. */
export function endWithOtherTab(): void {
  const hadReader = readStored(storedKeys.tabReader) !== null && readStored(storedKeys.endedWhy) === null;
  if (hadReader) writeStored(storedKeys.endedWhy, 'other-tab');
  clearStored(['browser']);
  announceSession();
}

/** Log-out: everything personal leaves this browser, in all tabs and stores; what waits was sent before. */
export function endSession(): void {
  if (comeBack()) {
    announceSession();
    return;
  }
  dropSession();
  clearStored(['browser']);
  writeStored(storedKeys.endedWhy, null);
  channel?.postMessage('out');
  forgetElsewhere();
  announceSession();
}

/** Drops a session the server no longer accepts; what the person typed stays for when they log in again. */
export function dropDeadSession(): void {
  const { profile } = readSession();
  clearStored(['browser', 'unsent']);
  if (profile && hasUnsent()) writeStored(storedKeys.unsentOf, profile.id);
  writeStored(storedKeys.endedWhy, 'ended');
  forgetElsewhere();
  announceSession();
}

/** Personal data outside of storage: the reader cookie, and the pages, proof and notifications of the service worker. */
function forgetElsewhere(): void {
  tellServer();
  const worker = globalThis.navigator?.serviceWorker?.getRegistration();
  void worker?.then((known) => known?.active?.postMessage({ kind: 'forget' }));
}
