import { tooOften } from '../../kit/http/limits/limits.rules.ts';
import { type Answer, allOf, no } from '../../kit/http/policy.ts';
import { healthOf, refreshAllowedAt } from '../social-tokens/connections.rules.ts';

interface Readable {
  /** Null: added by hand. */
  state: 'connected' | 'broken' | null;
  access_ends_at: Date | null;
  /** When its owner last asked for a reading. */
  asked_at: Date | null;
}

/** Whether its owner may have an account read at this time. */
export function socialAccountPolicy(account: Readable, now: Date): Record<'refresh', Answer> {
  const { state, asked_at } = account;
  if (!state) {
    return { refresh: no('RULE', 'This account was added by hand. Connect it to update its numbers automatically.') };
  }
  const isBroken = healthOf({ ...account, state }, now) === 'broken';
  return {
    refresh: allOf(
      !isBroken || no('CONFLICT', 'The connection is broken. Please reconnect the account.'),
      mayAskAgain(asked_at, now),
    ),
  };
}

function mayAskAgain(askedAt: Date | null, now: Date): Answer {
  const again = refreshAllowedAt(askedAt, now);
  if (!again) return true;
  const retryAfter = Math.ceil((again.getTime() - now.getTime()) / 1000);
  return no('TOO_MANY', tooOften(retryAfter), { retryAfter });
}
