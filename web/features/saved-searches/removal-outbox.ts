import type { QueryClient } from '@tanstack/react-query';
import type { SavedSearch } from '../../../contract/saved-searches.ts';
import { savedSearchCalls } from '../../../contract/saved-searches.ts';
import { request } from '../../lib/api.ts';
import { isRefusal } from '../../lib/is-refusal.ts';
import { keptActs } from '../../lib/kept-acts.ts';
import { storedKeys } from '../../lib/stored.ts';
import { refreshSavedSearches, savedSearchesQuery } from './saved-searches.queries.ts';

/** Removals of saved searches. The server refuses only where there is nothing left to remove. */
export const removalOutbox = keptActs<Pick<SavedSearch, 'id'>, true>(storedKeys.removals, async ({ id }) => {
  try {
    await request(savedSearchCalls.removeSavedSearch, { params: { id } }, { keepalive: true });
    return true;
  } catch (error) {
    return isRefusal(error) ? true : null;
  }
});

/** Sends what waits, and takes what is gone from the list that is at hand. */
export function followRemovals(client: QueryClient): void {
  removalOutbox.follow(client, ({ id }) => {
    client.setQueryData(savedSearchesQuery().queryKey, (all) => all?.filter((one) => one.id !== id));
    void refreshSavedSearches(client);
  });
}
