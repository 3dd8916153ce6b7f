import type { Log } from './log.ts';

export interface Effects {
  /** Runs an effect after the surrounding transaction has committed; at once outside of one. */
  afterCommit: (effect: () => unknown) => void;
  /** Resolves when every effect has run, including those started meanwhile: e-mails are sent, jobs queued. */
  settled: () => Promise<void>;
}

/** Runs effects of a commit without making the caller wait; a failure is logged and undoes nothing. */
export function createEffects(log: Log): Effects {
  const running = new Set<Promise<void>>();
  return {
    afterCommit(effect) {
      const run = Promise.resolve()
        .then(effect)
        .then(() => undefined)
        .catch((error) => log.error({ err: error }, 'An effect after a commit failed'))
        .finally(() => running.delete(run));
      running.add(run);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
