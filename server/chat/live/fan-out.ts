import type { ServerEvent } from '../../../contract/live.ts';
import type { Audience } from '../../kit/context/live.ts';
import type { SharedPlaces } from './socket-places.ts';

/** A notification to every process that may hold sockets of a person or a session. */
export type LiveNote =
  /** Without an audience it is for all members. */
  | { kind: 'event'; accountId: number; event: ServerEvent; payload: unknown; audience?: Audience }
  | { kind: 'end-session'; sessionId: number }
  | { kind: 'end-member'; accountId: number; personId: number }
  /** Data cached by processes has changed in the database. */
  | { kind: 'look-again'; at: 'maintenance' | 'lookups' }
  /** Notifications were lost: processes make their sockets reconnect, so that clients read the database. */
  | { kind: 'resync' };

/**
 * Carries notifications to all server processes, the sender's own included. Delivery is not guaranteed: clients recover
 * from the database on every connect and on every gap.
 */
export interface FanOut {
  publish(note: LiveNote): void;
  subscribe(listener: (note: LiveNote) => void): void;
  /** Counts a person's sockets across processes, where they share a broker. */
  places?: SharedPlaces;
  /** Whether the broker answers, where there is one. */
  isUp?: () => boolean;
  close(): Promise<void>;
}

/** For a single process: notifies its own listeners immediately. */
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
