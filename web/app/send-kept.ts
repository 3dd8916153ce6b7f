import type { QueryClient } from '@tanstack/react-query';
import { followAnswers } from '../features/applications/follow-answers.ts';
import { followPledgeAnswers } from '../features/pledges/pledge-outbox.ts';
import { followRemovals } from '../features/saved-searches/removal-outbox.ts';

/** Sends what an earlier page could not. */
export function sendKept(client: QueryClient): void {
  followAnswers(client);
  followPledgeAnswers(client);
  followRemovals(client);
}
