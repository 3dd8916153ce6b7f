import { useMemo } from 'react';
import { readSession, useSession } from './session.ts';
import type { StoredKey } from './stored.ts';
import { storedValue } from './stored-value.ts';

/** An act waits this long to be taken back, as long as its toast is there; ms. */
export const undoTime = 5_000;
/** A refusal corrects what was told as done, so it is told for longer than that was; ms. */
export const refusedTime = 15_000;
/**
 * Without a connection it is tried again so much later; a try without an answer is given up after as long. Longer than
 * a second try waits for the first one in `server/kit/http/idempotency.ts`.
 */
const tryAgainMs = 20_000;

/** An act that is not done yet, so that it can still be taken back. */
export type PendingAction<Act> = Act & {
  key: string;
  /** Whose act it is. */
  me: string;
  /** When it goes out, in ms since 1970. */
  due: number;
  /** When it was sent; it stays until the server has answered. */
  sentAt?: number;
  /** It was sent, and no answer came. */
  isLost?: boolean;
};

/** Told of an act and what came of it; null where another tab has heard that. */
type Listener<Act, Outcome> = (act: PendingAction<Act>, outcome: Outcome | null) => void;

/**
 * Acts that cannot be undone once they are sent: each waits a moment in the browser, where every tab and the next page
 * find it. Whoever closes the page, looks away or signs out has decided, and sends what waits at once.
 * `give` sends one, keepalive, and returns what came of it; null where the server said nothing and is asked again later.
 * What is sent twice has to be the same as once.
 */
export function pendingActions<Act extends object, Outcome>(
  stored: StoredKey,
  give: (act: PendingAction<Act>, signal: AbortSignal) => Promise<Outcome | null>,
) {
  const acts = storedValue<PendingAction<Act>[]>(stored, [], Array.isArray);
  const listeners = new Set<Listener<Act, Outcome>>();
  const followed = new WeakSet();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** One's own, as this page last saw them. */
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

  /** Wakes up when the next act is due. Also what an earlier page left behind goes out. */
  function schedule(): void {
    clearTimeout(timer);
    seen = own();
    if (seen.length === 0) return;
    const next = Math.min(...seen.map(({ due, sentAt }) => Math.max(due, (sentAt ?? 0) + tryAgainMs)));
    timer = setTimeout(() => void sendDue(), Math.max(0, next - Date.now()));
  }

  /** Sends what is due, in order; of several tabs one does. Without locks a second sending changes nothing either. */
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
    // Whatever a listener makes of it, what the server has answered is not sent again. Where another try was answered
    // first, or somebody else has signed in, there is nobody to tell.
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

  /** What no answer came to is tried again at once. */
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
    /** Follows what waits of one's own, across tabs. */
    useWaiting(): readonly PendingAction<Act>[] {
      const all = acts.use();
      const me = useSession().profile?.id;
      return useMemo(() => all.filter((one) => one.me === me), [all, me]);
    },
    /** Keeps an act until it goes out. Returns its key. */
    put(act: Act): string {
      const key = crypto.randomUUID();
      const me = readSession().profile?.id ?? '';
      change((all) => [...all, { ...act, key, me, due: Date.now() + undoTime }]);
      schedule();
      return key;
    },
    /** Takes an act back; false when it is on its way already. */
    takeBack(key: string): boolean {
      const found = own().find((one) => one.key === key);
      if (!found || found.sentAt !== undefined) return false;
      change((all) => all.filter((one) => one.key !== key));
      return true;
    },
    /** Hears what became of acts, before they leave what waits. Returns how to stop. */
    onSettled(listener: Listener<Act, Outcome>): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Hears of all of them for as long as the page is there, once for each client of its queries, and begins to send what
     * waits: what an earlier page left behind, and in time what this one adds.
     */
    follow(client: WeakKey, listener: Listener<Act, Outcome>): void {
      if (followed.has(client)) return;
      followed.add(client);
      listeners.add(listener);
      sendLost();
    },
  };
}
