import type { SavedSearch } from '../../../contract/discovery/saved-searches.ts';
import type { SavedSearchRow } from './saved-searches.queries.ts';

export function viewSavedSearch({ id, name, search, created_at, looked_at, alerted_at }: SavedSearchRow): SavedSearch {
  return {
    id: String(id),
    name,
    search,
    createdAt: created_at.toISOString(),
    looked_at: looked_at.toISOString(),
    alert: alerted_at !== null,
  };
}
