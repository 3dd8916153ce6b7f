import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deliverableCommentCalls } from '../../../contract/work/deliverable-comments.ts';
import { request } from '../../lib/api.ts';
import { useLiveEvent } from '../../lib/live.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { useActionKey } from '../../lib/use-action-key.ts';

const keyOf = (id: string) => [...sharedKeys.deliverables, 'comments', id];

export function commentsQuery(id: string) {
  return queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) =>
      (await request(deliverableCommentCalls.listDeliverableComments, { params: { id } }, { signal })).data,
  });
}

function useRefresh(id: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(id) });
}

/** Refetches when the other side comments. */
export function useLiveComments(id: string): void {
  const refresh = useRefresh(id);
  useLiveEvent('deliverable_comments', ({ deliverable_id }) => {
    if (deliverable_id === id) void refresh();
  });
}

type AddBody = Parameters<typeof request<typeof deliverableCommentCalls.addDeliverableComment>>[1]['body'];

export function useAddComment(id: string) {
  const refresh = useRefresh(id);
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: AddBody) =>
      request(
        deliverableCommentCalls.addDeliverableComment,
        { params: { id }, body },
        { idempotencyKey: key.keyFor(body) },
      ),
    onSuccess: () => key.done(),
    onSettled: refresh,
  });
}

export function useResolveComment(id: string) {
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: ({ commentId, resolved }: { commentId: string; resolved: boolean }) =>
      request(deliverableCommentCalls.resolveDeliverableComment, {
        params: { id, comment_id: commentId },
        body: { resolved },
      }),
    onSettled: refresh,
  });
}
