import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../../contract/kit/calls.ts';
import { libraryCalls, type RightsState } from '../../../contract/work/library.ts';
import { request } from '../../lib/api.ts';

export type LibraryFilters = Pick<
  NonNullable<CallInput<typeof libraryCalls.listLibrary>['query']>,
  'q' | 'type' | 'campaign_id' | 'influencer_id' | 'channel'
>;

/** Paid pieces in one state of their rights, newest first, with the counts of all states. */
export function libraryQuery(state: RightsState, filters: LibraryFilters) {
  return infiniteQueryOptions({
    queryKey: ['library', state, filters],
    queryFn: ({ pageParam, signal }) =>
      request(
        libraryCalls.listLibrary,
        { query: { ...filters, state, limit: '8', cursor: pageParam || undefined } },
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
