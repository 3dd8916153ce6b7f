import type { ClientEvent } from '../../../contract/live.ts';

/** Rate limited events of a socket: one it may send, or `unknown` for anything else. */
export type Sent = ClientEvent | 'unknown';

interface Limit {
  burst: number;
  perSecond: number;
}

/** Rate limits of one socket per event: `burst` at once, `perSecond` continuously. */
const socketLimits: Record<Sent, Limit> = {
  join: { burst: 10, perSecond: 1 },
  sendMessage: { burst: 60, perSecond: 20 },
  messageRead: { burst: 60, perSecond: 20 },
  typing: { burst: 10, perSecond: 2 },
  'user-disconnect': { burst: 5, perSecond: 1 },
  unknown: { burst: 5, perSecond: 1 },
};

type Limits = Partial<Record<Sent, Limit>>;

/** Creates the rate limiter of one socket: returns whether it may send this event now. */
export function createAllowance(now: () => number, limits: Limits = socketLimits): (event: Sent) => boolean {
  const buckets = new Map<Sent, { left: number; at: number }>();
  return (event) => {
    const limit = limits[event];
    if (!limit) return true;
    const { burst, perSecond } = limit;
    const at = now();
    const bucket = buckets.get(event) ?? { left: burst, at };
    const left = Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond);
    if (left < 1) {
      buckets.set(event, { left, at });
      return false;
    }
    buckets.set(event, { left: left - 1, at });
    return true;
  };
}

/** Rate limits of all sockets of one person together: three times those of one socket. */
const accountLimits: Limits = {
  sendMessage: { burst: 180, perSecond: 60 },
  messageRead: { burst: 180, perSecond: 60 },
};
/** Time after which every limit has recovered and need not be remembered. */
const wholeAfterMs = 3_000;

/** Creates the rate limiter per person, across all their sockets and reconnects. */
export function createAccountAllowances(now: () => number): (accountId: number, event: Sent) => boolean {
  let recent = new Map<number, ReturnType<typeof createAllowance>>();
  let older = new Map<number, ReturnType<typeof createAllowance>>();
  let turnedAt = now();
  return (accountId, event) => {
    if (now() - turnedAt >= wholeAfterMs) {
      [recent, older, turnedAt] = [new Map(), recent, now()];
    }
    const mayPass = recent.get(accountId) ?? older.get(accountId) ?? createAllowance(now, accountLimits);
    recent.set(accountId, mayPass);
    return mayPass(event);
  };
}

/** Handshakes without a session allowed per network in about a minute. */
const strangersAllowed = 300;
const strangersMs = 60_000;

/** Counts handshakes without a session per network, to ignore networks with too many. */
export function createStrangerCounts(now: () => number): {
  note(network: string): void;
  hasTooMany(network: string): boolean;
} {
  let recent = new Map<string, number>();
  let older = new Map<string, number>();
  let turnedAt = now();
  const turn = () => {
    const passed = now() - turnedAt;
    if (passed < strangersMs) return;
    [recent, older, turnedAt] = [new Map(), passed < 2 * strangersMs ? recent : new Map(), now()];
  };
  return {
    note(network) {
      turn();
      recent.set(network, (recent.get(network) ?? 0) + 1);
    },
    hasTooMany(network) {
      turn();
      return (recent.get(network) ?? 0) + (older.get(network) ?? 0) >= strangersAllowed;
    },
  };
}
