interface Parts {
  /** Joins the stream; returns its cursor, or null on failure. */
  join: () => Promise<string | null>;
  /** Sends the outbox; called once the connection works. */
  flush: () => void;
  stream: { join: (cursor: string) => Promise<void> };
  onDone?: () => void;
}

const tryAgainMs = 2_000;

/**
 * Synchronizes after a connect or an unfilled gap: fetches missed messages and sends the outbox. The socket may be open
 * while the server has no database, so it retries until done or stopped.
 */
export function createResync({ join, flush, stream, onDone }: Parts) {
  let latest = 0;

  async function attempt(): Promise<boolean> {
    const cursor = await join();
    if (cursor === null) return false;
    flush();
    return stream.join(cursor).then(
      () => true,
      () => false,
    );
  }

  return {
    /** Restarts; a running attempt is abandoned. */
    async start(): Promise<void> {
      latest += 1;
      const mine = latest;
      while (mine === latest) {
        if (await attempt()) return onDone?.();
        await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
      }
    },
    stop(): void {
      latest += 1;
    },
  };
}
