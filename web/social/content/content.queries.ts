import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { contentCalls } from '../../../contract/social/content.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

const contentKey = ['content'] as const;
/** More than anybody has: the newest posts of three accounts, and 24 added ones. */
const all = '100';

/** Pieces of a creator, the most viewed first. */
export function contentQuery(id: string) {
  return queryOptions({
    queryKey: [...contentKey, id],
    queryFn: async ({ signal }) =>
      (await request(contentCalls.listContent, { params: { id }, query: { limit: all } }, { signal })).data,
  });
}

/** After a change of one's own pieces: the grid, and the cards that show three of them. */
function refetch(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: contentKey }),
    client.invalidateQueries({ queryKey: sharedKeys.discovery }),
  ]);
}

export function addPieceMutation(client: QueryClient) {
  return {
    mutationFn: ({ file, ...body }: { file?: Blob; permalink?: string; upload_id?: string }) =>
      request(contentCalls.addContent, { body, ...(file ? { file } : {}) }),
    onSuccess: () => refetch(client),
  };
}

export function removePieceMutation(client: QueryClient) {
  return {
    mutationFn: (id: string) => request(contentCalls.removeContent, { params: { id } }),
    onSuccess: () => refetch(client),
  };
}

export function placePieceMutation(client: QueryClient) {
  return {
    mutationFn: ({ id, place }: { id: string; place: number | null }) =>
      request(contentCalls.changeContent, { params: { id }, body: { card_place: place } }),
    onSuccess: () => refetch(client),
  };
}
