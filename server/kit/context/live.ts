import type { LiveEvents } from '../../../contract/live.ts';

/**
 * Members of an account who work on all of its campaigns, and of those who work on named ones whoever works on this
 * campaign; null: none of them.
 */
interface CampaignAudience {
  campaignId: number | null;
}

/** `registrant`: the person who registered the account, wherever they sign in. */
export type Audience = CampaignAudience | 'registrant';

/** For what is of the whole account, such as balances. */
export const wholeAccount: Audience = { campaignId: null };

/** Sends live events to people, wherever their sockets are. Only a hint: the database holds the truth. */
export interface Live {
  /** To all members, or to those of an audience. */
  toAccount<E extends keyof LiveEvents>(
    accountId: number,
    event: E,
    payload: LiveEvents[E],
    audience?: Audience | undefined,
  ): void;
  /** Closes the sockets of a session, after sign-out or revocation. */
  endSession(sessionId: number): void;
  /** Closes the sockets of a member in an account, after removal or with other roles; who may come back does. */
  endMember(member: { accountId: number; personId: number }): void;
  /** Makes every process reload data cached from the database: the maintenance state, the names of lookups. */
  lookAgain(at: 'maintenance' | 'lookups'): void;
}
