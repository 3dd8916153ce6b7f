import type { LiveEvents } from '../../../contract/live.ts';

/** Sends live events to people, wherever their sockets are. A hint only: the database holds the truth. */
export interface Live {
  toAccount<E extends keyof LiveEvents>(accountId: number, event: E, payload: LiveEvents[E]): void;
  /** Ends the sockets of one session, after sign-out or revocation. */
  endSession(sessionId: number): void;
  /** Has every process read again what it keeps of the database: the switch for maintenance, the names of lookups. */
  lookAgain(at: 'maintenance' | 'lookups'): void;
}
