/** Dispatched before signing out; listeners add promises for what they still have to send. */
type LeavingEvent = CustomEvent<Promise<unknown>[]>;

declare global {
  interface WindowEventMap {
    leaving: LeavingEvent;
  }
}

/** Maximum wait for an unreachable server; ms. */
const patienceMs = 2_000;

/** Sends pending actions before signing out. */
export function sendBeforeLeaving(): Promise<unknown> {
  const sent: Promise<unknown>[] = [];
  dispatchEvent(new CustomEvent('leaving', { detail: sent }));
  return Promise.race([Promise.allSettled(sent), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
