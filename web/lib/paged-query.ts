import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

interface Page<T> {
  data: T[];
  next_cursor: string | null;
}

interface Asking<Filters, T> {
  /** Root of the query's key. */
  key: readonly unknown[];
  filters: Filters;
  ask: (query: Filters & { limit: string; cursor?: string }, options: { signal: AbortSignal }) => Promise<Page<T>>;
}

/** Paged query of a list; the filters are part of the key. */
export function pagedQuery<Filters extends object, T>({ key, filters, ask }: Asking<Filters, T>) {
  return infiniteQueryOptions({
    queryKey: [...key, filters] as readonly unknown[],
    queryFn: ({ signal, pageParam }) =>
      ask({ ...filters, limit: '25', ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }: Page<T>) => next_cursor,
    placeholderData: keepPreviousData,
  });
}

export type PagedQuery<T> = ReturnType<typeof pagedQuery<object, T>>;
