import type { ClientEvent } from '../../contract/live.ts';

/** How often one socket may send an event: `burst` at once, `perSecond` for long. */
const limits: Record<ClientEvent, { burst: number; perSecond: number }> = {
  join: { burst: 10, perSecond: 1 },
  sendMessage: { burst: 60, perSecond: 20 },
  messageRead: { burst: 60, perSecond: 20 },
  typing: { burst: 10, perSecond: 2 },
  'user-disconnect': { burst: 5, perSecond: 1 },
};

/** One socket's allowance: answers whether it may send this event now. */
export function createAllowance(now: () => number): (event: ClientEvent) => boolean {
  const buckets = new Map<ClientEvent, { left: number; at: number }>();
  return (event) => {
    const { burst, perSecond } = limits[event];
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
