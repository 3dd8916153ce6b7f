import type { LiveEvents } from '../../../contract/live.ts';

/** Sends live events to people, wherever their sockets are. Only a hint: the database holds the truth. */
export interface Live {
  toAccount<E extends keyof LiveEvents>(accountId: number, event: E, payload: LiveEvents[E]): void;
  /** The same, but not to members who work on named campaigns: for what is of the whole account, such as balances. */
  toWholeAccount<E extends keyof LiveEvents>(accountId: number, event: E, payload: LiveEvents[E]): void;
  /** Closes the sockets of a session, after sign-out or revocation. */
  endSession(sessionId: number): void;
  /** Closes the sockets of a member in an account, after removal or with other roles; who may come back does. */
  endMember(member: { accountId: number; personId: number }): void;
  /** Makes every process reload data cached from the database: the maintenance state, the names of lookups. */
  lookAgain(at: 'maintenance' | 'lookups'): void;
}
