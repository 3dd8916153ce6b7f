import type { ClientEvent } from '../../../contract/live.ts';

/** Counted events of a socket: an event it may send, or anything else that it sends. */
export type Sent = ClientEvent | 'unknown';

interface Limit {
  burst: number;
  perSecond: number;
}

/** How often one socket may send an event: `burst` at once, `perSecond` for long. */
const socketLimits: Record<Sent, Limit> = {
  join: { burst: 10, perSecond: 1 },
  sendMessage: { burst: 60, perSecond: 20 },
  messageRead: { burst: 60, perSecond: 20 },
  typing: { burst: 10, perSecond: 2 },
  'user-disconnect': { burst: 5, perSecond: 1 },
  unknown: { burst: 5, perSecond: 1 },
};

type Limits = Partial<Record<Sent, Limit>>;

/** One socket's allowance: answers whether it may send this event now. */
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

/** What all sockets of one person may do together: as much as three that each use all of theirs. */
const accountLimits: Limits = {
  sendMessage: { burst: 180, perSecond: 60 },
  messageRead: { burst: 180, perSecond: 60 },
};
/** After which every allowance is whole again, and need not be remembered. */
const wholeAfterMs = 3_000;

/** The allowances of people, however many sockets they open and however often they come anew. */
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

/** Handshakes without a session that one network may make in a minute or a little more. */
const strangersAllowed = 300;
const strangersMs = 60_000;

/** Counts handshakes without a session by network, and says when a network has made too many to be listened to. */
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
