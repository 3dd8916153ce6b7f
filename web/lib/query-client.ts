import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  onlineManager,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** Failures a retry may fix: no reply or a server error. Offline there is no retry. */
function isPassing(error: Error): boolean {
  if (!onlineManager.isOnline()) return false;
  if (!(error instanceof ApiError)) return true;
  // Report a timeout at once; the user or a reconnection retries.
  return error.code !== 'TIMEOUT' && (error.status === 0 || error.status >= 500);
}

/**
 * A first fetch may return data from before an invalidation. React Query would keep it; this client refetches once it has
 * arrived.
 */
class FreshQueryClient extends QueryClient {
  readonly #again = new Set<unknown>();

  override async invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const first = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' } as InvalidateQueryFilters)
      .filter((query) => query.state.data === undefined && !this.#again.has(query));
    for (const query of first) this.#again.add(query);
    await super.invalidateQueries(filters, options);
    for (const query of first) this.#again.delete(query);
    const hasCome = (query: Query) => first.includes(query) && query.state.data !== undefined;
    if (first.some(hasCome)) await super.invalidateQueries({ predicate: hasCome }, options);
  }
}

/** Query key, data, and time of the data. */
export type Answer = [QueryKey, unknown, number];

/** Query client, one per browser page and one per server request, with the data the page was rendered from. */
export function createQueryClient(answers: readonly Answer[] = []): QueryClient {
  // React Query assumes a connection until an offline event.
  if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);
  const client = new FreshQueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 2 && isPassing(error),
        networkMode: 'offlineFirst',
      },
      mutations: { networkMode: 'always' },
    },
  });
  for (const [key, data, updatedAt] of answers) client.setQueryData(key, data, { updatedAt });
  return client;
}
