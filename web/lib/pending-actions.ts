import { useMemo } from 'react';
import { readSession, useSession } from './session.ts';
import type { StoredKey } from './stored.ts';
import { storedValue } from './stored-value.ts';

/** Time an action can be undone, while its notice is shown; ms. */
export const undoTime = 10_000;
/** Duration of a refusal's toast, longer because it corrects an earlier message; ms. */
export const refusedTime = 15_000;
/**
 * Retry delay without a connection, and timeout of a try. Longer than the wait for a concurrent retry in
 * `server/kit/http/idempotency.ts`.
 */
const tryAgainMs = 20_000;

/** Action that has not been sent and can be undone. */
export type PendingAction<Act> = Act & {
  key: string;
  /** Id of the user. */
  me: string;
  /** Time to send, ms since 1970. */
  due: number;
  /** When it was sent; removed once the server has answered. */
  sentAt?: number;
  /** Sent without a reply. */
  isLost?: boolean;
};

/** Receives an action and its result; null when another tab received that. */
type Listener<Act, Outcome> = (act: PendingAction<Act>, outcome: Outcome | null) => void;

/**
 * Actions that cannot be undone once sent: each waits briefly in storage, shared with other tabs and the next page. Closing
 * or hiding the page, or signing out, sends them at once. `give` sends one with keepalive and returns its result; null
 * without a reply, to be retried. Sending twice must be harmless.
 */
export function pendingActions<Act extends object, Outcome>(
  stored: StoredKey,
  give: (act: PendingAction<Act>, signal: AbortSignal) => Promise<Outcome | null>,
) {
  const acts = storedValue<PendingAction<Act>[]>(stored, [], Array.isArray);
  const listeners = new Set<Listener<Act, Outcome>>();
  const followed = new WeakSet();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Own pending actions as last read. */
  let seen: PendingAction<Act>[] = [];

  const own = () => {
    const me = readSession().profile?.id;
    return acts.read().filter((one) => one.me === me);
  };
  const isOpen = ({ sentAt }: PendingAction<Act>) => sentAt === undefined || sentAt + tryAgainMs <= Date.now();
  const nextDue = () => own().find((one) => one.due <= Date.now() && isOpen(one));

  function change(next: (all: PendingAction<Act>[]) => PendingAction<Act>[]): void {
    acts.change(next);
    seen = own();
  }

  /** Schedules the next due action, including those of an earlier page. */
  function schedule(): void {
    clearTimeout(timer);
    seen = own();
    if (seen.length === 0) return;
    const next = Math.min(...seen.map(({ due, sentAt }) => Math.max(due, (sentAt ?? 0) + tryAgainMs)));
    timer = setTimeout(() => void sendDue(), Math.max(0, next - Date.now()));
  }

  /** Sends due actions in order, in one tab only. Without locks a duplicate is harmless. */
  async function sendDue(): Promise<void> {
    const send = async () => {
      for (let next = nextDue(); next; next = nextDue()) await sendOne(next);
    };
    try {
      await (navigator.locks ? navigator.locks.request(stored, send) : send());
    } finally {
      schedule();
    }
  }

  async function sendOne(act: PendingAction<Act>): Promise<void> {
    const mark = (how: Pick<PendingAction<object>, 'sentAt' | 'isLost'>) =>
      change((all) => all.map((one) => (one.key === act.key ? { ...one, ...how } : one)));
    mark({ sentAt: Date.now(), isLost: false });
    const outcome = await give(act, AbortSignal.timeout(tryAgainMs));
    if (outcome === null) return mark({ isLost: true });
    // Errors of a listener must not cause a resend. No notification if another try was answered first or another user has
    // signed in.
    try {
      if (own().some(({ key }) => key === act.key)) tell(act, outcome);
    } finally {
      change((all) => all.filter(({ key }) => key !== act.key));
    }
  }

  function tell(act: PendingAction<Act>, outcome: Outcome | null): void {
    for (const listener of listeners) listener(act, outcome);
  }

  function sendAll(): Promise<unknown> {
    return Promise.all(own().filter(isOpen).map(sendOne));
  }

  /** Retries unanswered actions at once. */
  function sendLost(): void {
    if (own().some(({ isLost }) => isLost))
      change((all) => all.map((one) => (one.isLost ? { ...one, sentAt: 0 } : one)));
    void sendDue();
  }

  function followOtherTabs(): void {
    const now = acts.read();
    const gone = seen.filter(({ key, sentAt }) => sentAt !== undefined && !now.some((one) => one.key === key));
    for (const act of gone) tell(act, null);
    schedule();
  }

  if (typeof document !== 'undefined') {
    addEventListener('pagehide', () => void sendAll());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void sendAll());
    addEventListener('online', sendLost);
    addEventListener('storage', followOtherTabs);
    addEventListener('leaving', ({ detail }) => detail.push(sendAll()));
  }

  return {
    /** Own pending actions, across tabs. */
    useWaiting(): readonly PendingAction<Act>[] {
      const all = acts.use();
      const me = useSession().profile?.id;
      return useMemo(() => all.filter((one) => one.me === me), [all, me]);
    },
    /** Adds an action; returns its key. */
    put(act: Act): string {
      const key = crypto.randomUUID();
      const me = readSession().profile?.id ?? '';
      change((all) => [...all, { ...act, key, me, due: Date.now() + undoTime }]);
      schedule();
      return key;
    },
    /** Undoes an action; false if already sent. */
    takeBack(key: string): boolean {
      const found = own().find((one) => one.key === key);
      if (!found || found.sentAt !== undefined) return false;
      change((all) => all.filter((one) => one.key !== key));
      return true;
    },
    /** Sends pending actions before they are due; they cannot be undone any more. */
    sendNow(): void {
      void sendAll();
    },
    /** Subscribes to results. Returns a function that unsubscribes. */
    onSettled(listener: Listener<Act, Outcome>): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Subscribes for the lifetime of the page, once per query client, and starts sending pending actions. */
    follow(client: WeakKey, listener: Listener<Act, Outcome>): void {
      if (followed.has(client)) return;
      followed.add(client);
      listeners.add(listener);
      sendLost();
    },
  };
}
