import type { Context } from '../../kit/context/context.ts';
import { selectMaintenance } from './maintenance.queries.ts';
import type { Closed } from './maintenance.rules.ts';

/** Polling interval, for changes without a notification: the command line has no fan-out. */
const lookEveryMs = 2_000;

/** This process's knowledge of the maintenance state. */
export interface MaintenanceWatch {
  /** Current maintenance; null when the product is open. Waits for a pending read after a notification. */
  closed(): Promise<Closed | null>;
  /** Reads the state now. */
  look(): Promise<void>;
  /** Reads the state after a notification of a change; later callers of `closed` wait for it. */
  hear(): void;
  /** Registers a listener for each start of maintenance. */
  onClose(listener: () => void): void;
  stop(): void;
}

/**
 * Follows the maintenance state, so that requests cost no query. While the database is unreachable the last known state
 * holds; a process without one is not ready either.
 */
export function watchMaintenance({ db }: Pick<Context, 'db'>): MaintenanceWatch {
  let closed: Closed | null = null;
  let news = Promise.resolve();
  const looks = { begun: 0, answered: 0 };
  const listeners = new Set<() => void>();
  const look = async () => {
    looks.begun += 1;
    const turn = looks.begun;
    const row = await selectMaintenance(db).catch(() => closed);
    // An earlier read may finish later; it must not overwrite a newer one.
    if (turn < looks.answered) return;
    looks.answered = turn;
    const wasOpen = closed === null;
    closed = row ?? null;
    if (wasOpen && closed) for (const listener of listeners) listener();
  };
  const timer = setInterval(() => void look(), lookEveryMs);
  timer.unref();
  return {
    async closed() {
      await news;
      return closed;
    },
    look,
    hear() {
      news = look();
    },
    onClose: (listener) => void listeners.add(listener),
    stop: () => clearInterval(timer),
  };
}
