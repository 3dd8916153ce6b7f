import { updateReaderCookie } from './reader-cookie.ts';
import { announceSession, comeBack, dropSession, leaveLostAccount, readSession } from './session.ts';
import { clearStored, hasUnsent, readStored, storedKeys, writeStored } from './stored.ts';

/** Log-out channel for tabs without shared storage, which each hold a session of their own. */
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

/** Log-out: removes everything personal from this browser, in all tabs and stores. Unsent data was sent before. */
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

/**
 * Ends a session the server rejected; unsent input stays for the next login. True when only the account is lost, and the
 * person is signed in to another of theirs.
 */
export function dropDeadSession(): boolean {
  if (leaveLostAccount()) {
    updateReaderCookie();
    return true;
  }
  const { profile } = readSession();
  clearStored(['browser', 'unsent']);
  if (profile && hasUnsent()) writeStored(storedKeys.unsentOf, profile.id);
  writeStored(storedKeys.endedWhy, 'ended');
  forgetElsewhere();
  announceSession();
  return false;
}

/** Personal data outside storage: the reader cookie, and the service worker's pages, proof and notifications. */
function forgetElsewhere(): void {
  updateReaderCookie();
  const worker = globalThis.navigator?.serviceWorker?.getRegistration();
  void worker?.then((known) => known?.active?.postMessage({ kind: 'forget' }));
}
