import { infiniteQueryOptions } from '@tanstack/react-query';
import { libraryCalls, type RightsState } from '../../../contract/work/library.ts';
import { request } from '../../lib/api.ts';

export interface LibraryFilters {
  q?: string | undefined;
  /** Kind of content. */
  type?: string | undefined;
}

/** Paid pieces in one state of their rights, newest first, with the counts of all states. */
export function libraryQuery(state: RightsState, { q, type }: LibraryFilters) {
  return infiniteQueryOptions({
    queryKey: ['library', state, q ?? '', type ?? ''],
    queryFn: ({ pageParam, signal }) =>
      request(
        libraryCalls.listLibrary,
        { query: { state, q, type, limit: '8', cursor: pageParam || undefined } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Opens the file of a piece by a fresh link; the browser saves it. */
export async function openLibraryFile(id: string): Promise<void> {
  const { url, filename } = (await request(libraryCalls.getLibraryFile, { params: { id } })).data;
  Object.assign(document.createElement('a'), { href: url, download: filename }).click();
}
