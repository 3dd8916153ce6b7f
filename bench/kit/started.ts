interface Stoppable {
  stop: () => Promise<void>;
}

const running = new Set<Stoppable>();

/** Remembers what a suite started, so that it ends with the run whatever happens; `stop` may be called earlier. */
export function keepStarted<T extends Stoppable>(started: T): T {
  const stop = started.stop.bind(started);
  const kept = {
    ...started,
    async stop() {
      running.delete(kept);
      await stop();
    },
  };
  running.add(kept);
  return kept;
}

/** Ends what is still running, the youngest first. */
export async function stopStarted(): Promise<void> {
  for (const one of [...running].reverse()) await one.stop();
}
