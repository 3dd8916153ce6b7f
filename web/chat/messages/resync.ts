interface Parts {
  /** Joins the stream; its cursor, or null when no good answer came. */
  join: () => Promise<string | null>;
  /** Sends what waits; called once the connection has proved itself. */
  flush: () => void;
  stream: { join: (cursor: string) => Promise<void> };
  onDone?: () => void;
}

const tryAgainMs = 2_000;

/**
 * What follows every connect, and every gap that could not be filled: what was missed is fetched, what waits is sent. The
 * connection may stand while the server has lost its database, so it is tried until it is done or stopped.
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
    /** Starts anew; a run under way gives up. */
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
