import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  onlineManager,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** Failures that asking again may mend: no answer, or the server's own trouble. Without a connection that is told at once. */
function isPassing(error: Error): boolean {
  if (!onlineManager.isOnline()) return false;
  if (!(error instanceof ApiError)) return true;
  // Report the failure now; the reader retries, or the next connection does.
  return error.code !== 'TIMEOUT' && (error.status === 0 || error.status >= 500);
}

/**
 * What is asked for the first time may be answered with what stood before that which makes it stale. The library lets
 * such an answer stand; here it is asked for once more as soon as it has come.
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

/** What a query was answered with, and when. */
export type Answer = [QueryKey, unknown, number];

/** One client per browser page, and one per request on the server, with what the page was drawn from. */
export function createQueryClient(answers: readonly Answer[] = []): QueryClient {
  // The library believes in a connection until it hears of the loss of one.
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
