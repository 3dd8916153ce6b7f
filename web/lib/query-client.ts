import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** Failures that asking again may mend: no answer, or the server's own trouble. */
function isPassing(error: Error): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** One client per browser page, and one per request on the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 2 && isPassing(error),
        networkMode: 'offlineFirst',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
