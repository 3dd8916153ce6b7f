import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { trackRecordCalls } from '../../../contract/discovery/track-record.ts';
import { request } from '../../lib/api.ts';

/** Track record of a person. */
export function trackRecordQuery(id: string) {
  return queryOptions({
    queryKey: ['track-record', id],
    queryFn: async ({ signal }) =>
      (await request(trackRecordCalls.getTrackRecord, { params: { id } }, { signal })).data,
  });
}

/** Completed campaigns of a person. */
export function collaborationsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['collaborations', id],
    queryFn: ({ signal, pageParam }) =>
      request(
        trackRecordCalls.listCollaborations,
        { params: { id }, query: { limit: '8', ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}
