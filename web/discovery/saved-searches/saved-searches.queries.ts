import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Search } from '../../../contract/discovery/discovery.ts';
import { savedSearchCalls } from '../../../contract/discovery/saved-searches.ts';
import { request } from '../../lib/api.ts';

const listKey = ['saved-searches', 'list'];

export function savedSearchesQuery() {
  return queryOptions({
    queryKey: listKey,
    queryFn: async ({ signal }) => (await request(savedSearchCalls.listSavedSearches, {}, { signal })).data,
  });
}

/** Number of people who joined since a search was last opened; refetched after opening. */
export function newcomersQuery({ id, looked_at }: { id: string; looked_at: string }) {
  return queryOptions({
    queryKey: ['saved-searches', 'new', id, looked_at],
    queryFn: async ({ signal }) =>
      (await request(savedSearchCalls.countNewcomers, { params: { id } }, { signal })).data.count,
  });
}

export function refreshSavedSearches(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: listKey });
}

export function saveMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({
      idempotencyKey,
      ...body
    }: {
      name: string;
      search: Search;
      alert: boolean;
      idempotencyKey: string;
    }) => request(savedSearchCalls.saveSearch, { body }, { idempotencyKey }),
    onSuccess: () => refreshSavedSearches(client),
  });
}

export function changeMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, ...body }: { id: string; name?: string; alert?: boolean }) =>
      request(savedSearchCalls.changeSavedSearch, { params: { id }, body }),
    onSuccess: () => refreshSavedSearches(client),
  });
}

/** Marks a search as opened; failures are ignored. */
export function openMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) =>
      request(savedSearchCalls.openSavedSearch, { params: { id } }, { keepalive: true }).catch(() => null),
    onSuccess: () => refreshSavedSearches(client),
  });
}
