import type { ServerEvent } from '../../../contract/live.ts';
import type { SharedPlaces } from './socket-places.ts';

/** Something for every process that may hold sockets of a person or a session. */
export type LiveNote =
  | { kind: 'event'; accountId: number; event: ServerEvent; payload: unknown }
  | { kind: 'end-session'; sessionId: number }
  /** What a process keeps of the database has changed. */
  | { kind: 'look-again'; at: 'maintenance' | 'lookups' }
  /** Notes were lost: whoever holds sockets lets them come anew, so that they ask the database. */
  | { kind: 'resync' };

/**
 * Carries notes to all server processes, the sender's own included. It may lose some: clients recover from the
 * database on every connect and on every gap.
 */
export interface FanOut {
  publish(note: LiveNote): void;
  subscribe(listener: (note: LiveNote) => void): void;
  /** Where several processes share a broker: how many sockets somebody has in all of them. */
  places?: SharedPlaces;
  close(): Promise<void>;
}

/** For a single process: notes reach its own listeners at once. */
export function createMemoryFanOut(): FanOut {
  const listeners = new Set<(note: LiveNote) => void>();
  return {
    publish(note) {
      for (const listener of listeners) listener(note);
    },
    subscribe(listener) {
      listeners.add(listener);
    },
    async close() {
      listeners.clear();
    },
  };
}
