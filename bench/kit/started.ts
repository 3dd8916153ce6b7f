interface Stoppable {
  stop: () => Promise<void>;
}

const running = new Set<Stoppable>();

/** Registers a started program, to be stopped at the end of the run; `stop` may be called earlier. */
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

/** Stops what is still running, latest first. */
export async function stopStarted(): Promise<void> {
  for (const one of [...running].reverse()) await one.stop();
}
