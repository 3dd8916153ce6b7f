import type { QueryClient } from '@tanstack/react-query';
import { followPledgeAnswers } from '../campaigns/pledges/pledge-outbox.ts';
import { followRemovals } from '../discovery/saved-searches/removal-outbox.ts';
import { followAnswers } from '../work/hiring/follow-answers.ts';

/** Sends actions left over from an earlier page. */
export function sendPendingActions(client: QueryClient): void {
  followAnswers(client);
  followPledgeAnswers(client);
  followRemovals(client);
}
