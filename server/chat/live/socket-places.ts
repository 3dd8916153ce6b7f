/** Counts people's sockets across all processes that share a broker. */
export interface SharedPlaces {
  /**
   * Reports this process's number of sockets of an account, including a new one. False when the total would exceed
   * `max`.
   */
  take(accountId: number, own: number, max: number): Promise<boolean>;
  /** Reports this process's number of sockets of an account. */
  tell(accountId: number, own: number): void;
}

interface Parts {
  /** Maximum number of sockets per person. */
  max: number;
  shared: SharedPlaces | undefined;
}

export interface SocketPlaces {
  /** Takes a place for one more socket; null when none is left. The returned function releases it, once. */
  take(accountId: number): Promise<(() => void) | null>;
  /** Renews the shared count while the account's sockets are connected. */
  keep(accountId: number): void;
}

/** Limits sockets per person, across processes where a broker is reachable. */
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
      // Incremented before asking the others, so that concurrent connections count each other.
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
