/** Counts the sockets of people over all processes that share a broker. */
export interface SharedPlaces {
  /** This process has so many sockets of an account now, one of them new. False: with it they are more than `max` in all. */
  take(accountId: number, own: number, max: number): Promise<boolean>;
  /** This process has so many sockets of an account now, and nothing to ask. */
  tell(accountId: number, own: number): void;
}

interface Parts {
  /** So many sockets one person may have. */
  max: number;
  shared: SharedPlaces | undefined;
}

export interface SocketPlaces {
  /** A place for one more socket; null when all are taken. What it returns gives the place back, once. */
  take(accountId: number): Promise<(() => void) | null>;
  /** The account's sockets are still there: what the others know of them is said again. */
  keep(accountId: number): void;
}

/** The places of sockets in this process, and over all of them where a broker is shared and can be reached. */
export function createSocketPlaces({ max, shared }: Parts): SocketPlaces {
  const held = new Map<number, number>();
  const count = (accountId: number) => held.get(accountId) ?? 0;

  function give(accountId: number): void {
    const left = count(accountId) - 1;
    if (left > 0) held.set(accountId, left);
    else held.delete(accountId);
    shared?.tell(accountId, left);
  }

  return {
    async take(accountId) {
      if (count(accountId) >= max) return null;
      // Taken before others are asked: of many that come at once, each knows of the others.
      held.set(accountId, count(accountId) + 1);
      if (shared && !(await shared.take(accountId, count(accountId), max))) {
        give(accountId);
        return null;
      }
      let isGiven = false;
      return () => {
        if (!isGiven) give(accountId);
        isGiven = true;
      };
    },
    keep(accountId) {
      if (held.has(accountId)) shared?.tell(accountId, count(accountId));
    },
  };
}
