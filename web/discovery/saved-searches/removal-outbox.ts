import type { QueryClient } from '@tanstack/react-query';
import type { SavedSearch } from '../../../contract/discovery/saved-searches.ts';
import { savedSearchCalls } from '../../../contract/discovery/saved-searches.ts';
import { request } from '../../lib/api.ts';
import { isRefusal } from '../../lib/is-refusal.ts';
import { pendingActions, refusedTime } from '../../lib/pending-actions.ts';
import { storedKeys } from '../../lib/stored.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { refreshSavedSearches, savedSearchesQuery } from './saved-searches.queries.ts';

type Removal = Pick<SavedSearch, 'id' | 'name'>;

/** Result with the server's refusal, or null when the search is gone, for example removed in another tab. */
export const removalOutbox = pendingActions<Removal, { refusal: string | null }>(
  storedKeys.removals,
  async ({ id }, signal) => {
    try {
      await request(savedSearchCalls.removeSavedSearch, { params: { id } }, { keepalive: true, signal });
    } catch (error) {
      if (!isRefusal(error)) return null;
      if (error.status !== 404) return { refusal: error.reason };
    }
    return { refusal: null };
  },
);

/** Sends pending removals and removes them from the cached list. */
export function followRemovals(client: QueryClient): void {
  removalOutbox.follow(client, ({ id, name }, settled) => {
    if (settled?.refusal) showToast('error', `${name}: ${settled.refusal}`, { duration: refusedTime });
    else client.setQueryData(savedSearchesQuery().queryKey, (all) => all?.filter((one) => one.id !== id));
    void refreshSavedSearches(client);
  });
}
