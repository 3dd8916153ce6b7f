import { readSession } from './session.ts';
import type { StoredKey } from './stored.ts';
import { storedValue } from './stored-value.ts';

/** An act waits this long to be taken back, as long as its toast is there; ms. */
export const undoTime = 5_000;
/** Without a connection it is tried again so much later; an act on its way counts as lost after as long. */
const tryAgainMs = 15_000;

/** An act that is not done yet, so that it can still be taken back. */
export type KeptAct<Act> = Act & {
  key: string;
  /** Whose act it is. */
  me: string;
  /** When it goes out, in ms since 1970. */
  due: number;
  /** When it was sent; it stays until the server has answered. */
  sentAt?: number;
};

type Listener<Act, Outcome> = (act: KeptAct<Act>, outcome: Outcome) => void;

/**
 * Acts that others are told of and that cannot be undone: each waits a moment in the browser, where every tab and the
 * next page find it, before it is sent. Whoever leaves the page or looks away has decided, and sends what waits at once.
 * `give` sends one, keepalive, and returns what came of it; null where the server said nothing and is asked again later.
 * What is sent twice has to be the same as once.
 */
export function keptActs<Act extends object, Outcome>(
  stored: StoredKey,
  give: (act: KeptAct<Act>) => Promise<Outcome | null>,
) {
  const acts = storedValue<KeptAct<Act>[]>(stored, [], Array.isArray);
  const listeners = new Set<Listener<Act, Outcome>>();
  const followed = new WeakSet();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const own = () => {
    const me = readSession().profile?.id;
    return acts.read().filter((one) => one.me === me);
  };
  const isOpen = ({ sentAt }: KeptAct<Act>) => sentAt === undefined || sentAt + tryAgainMs <= Date.now();
  const nextDue = () => own().find((one) => one.due <= Date.now() && isOpen(one));

  /** Wakes up when the next act is due. Also what an earlier page left behind goes out. */
  function schedule(): void {
    clearTimeout(timer);
    const waiting = own();
    if (waiting.length === 0) return;
    const next = Math.min(...waiting.map(({ due, sentAt }) => Math.max(due, (sentAt ?? 0) + tryAgainMs)));
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

  async function sendOne(act: KeptAct<Act>): Promise<void> {
    acts.change((all) => all.map((one) => (one.key === act.key ? { ...one, sentAt: Date.now() } : one)));
    const outcome = await give(act);
    if (outcome === null) return;
    // Whatever a listener makes of it, what the server has answered is not sent again.
    try {
      for (const listener of listeners) listener(act, outcome);
    } finally {
      acts.change((all) => all.filter(({ key }) => key !== act.key));
    }
  }

  const sendThose = (wanted: (act: KeptAct<Act>) => boolean) => {
    for (const act of own().filter(wanted)) void sendOne(act);
  };

  if (typeof document !== 'undefined') {
    addEventListener('pagehide', () => sendThose(isOpen));
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendThose(isOpen));
    addEventListener('online', () => sendThose(({ sentAt }) => sentAt !== undefined));
    addEventListener('storage', schedule);
  }

  return {
    /** Follows what waits, across tabs. */
    use: acts.use,
    /** Keeps an act until it goes out. Returns its key. */
    put(act: Act): string {
      const key = crypto.randomUUID();
      const me = readSession().profile?.id ?? '';
      acts.change((all) => [...all, { ...act, key, me, due: Date.now() + undoTime }]);
      schedule();
      return key;
    },
    /** Takes an act back; false when it is on its way already. */
    takeBack(key: string): boolean {
      const found = acts.read().find((one) => one.key === key);
      if (!found || found.sentAt !== undefined) return false;
      acts.change((all) => all.filter((one) => one.key !== key));
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
      if (!followed.has(client)) listeners.add(listener);
      followed.add(client);
      schedule();
    },
  };
}
