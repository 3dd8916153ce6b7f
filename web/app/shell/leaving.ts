/** Somebody is about to sign out: who has something to send does so, and adds what settles once the server has answered. */
type LeavingEvent = CustomEvent<Promise<unknown>[]>;

declare global {
  interface WindowEventMap {
    leaving: LeavingEvent;
  }
}

/** A server out of reach keeps nobody longer than this; ms. */
const patienceMs = 2_000;

/** Sends what waits. For who is about to sign out. */
export function sendBeforeLeaving(): Promise<unknown> {
  const sent: Promise<unknown>[] = [];
  dispatchEvent(new CustomEvent('leaving', { detail: sent }));
  return Promise.race([Promise.allSettled(sent), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
