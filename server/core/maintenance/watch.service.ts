import type { Context } from '../../kit/context/context.ts';
import { selectMaintenance } from './maintenance.queries.ts';
import type { Closed } from './maintenance.rules.ts';

/** How long a process may not know of the switch where no word of it came: the command line has no fan-out. */
const lookEveryMs = 2_000;

/** Whether the product is closed, as this process knows it. */
export interface MaintenanceWatch {
  /** What is known of the work while it is closed; null while it is open. Waits for what was heard of to be read. */
  closed(): Promise<Closed | null>;
  /** Reads the switch now. */
  look(): Promise<void>;
  /** Reads it because somebody says that it has changed: who asks from now on is answered by what it is then. */
  hear(): void;
  /** Hears each time it closes. */
  onClose(listener: () => void): void;
  stop(): void;
}

/**
 * Follows the switch: a request costs no query. Where the database does not answer the last that was known holds; a process that
 * knows nothing yet is not ready either.
 */
export function watchMaintenance({ db }: Pick<Context, 'db'>): MaintenanceWatch {
  let closed: Closed | null = null;
  let news = Promise.resolve();
  const looks = { begun: 0, answered: 0 };
  const listeners = new Set<() => void>();
  const look = async () => {
    looks.begun += 1;
    const mine = looks.begun;
    const row = await selectMaintenance(db).catch(() => closed);
    // What was read earlier may be told later.
    if (mine < looks.answered) return;
    looks.answered = mine;
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
