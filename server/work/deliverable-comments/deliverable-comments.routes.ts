import { deliverableCommentCalls } from '../../../contract/work/deliverable-comments.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { findPiece } from '../deliverables/review.service.ts';
import { addComment, listComments, resolveComment } from './deliverable-comments.service.ts';

export function mountDeliverableComments(mount: Mount, context: Context): void {
  const ofParty = ({ user, params }: { user: User; params: { id: string } }) =>
    findPiece(context, { user, id: params.id });
  mount(
    deliverableCommentCalls,
    {
      listDeliverableComments: async ({ user, params }) => ({ data: await listComments(context, { user, ...params }) }),
      addDeliverableComment: async ({ user, params, body }) => ({
        data: await addComment(context, { user, ...params, ...body }),
      }),
      resolveDeliverableComment: async ({ user, params, body }) => {
        const { id, comment_id: commentId } = params;
        return { data: await resolveComment(context, { user, id, commentId, ...body }) };
      },
    },
    {
      listDeliverableComments: ofParty,
      addDeliverableComment: ofParty,
      resolveDeliverableComment: ofParty,
    },
  );
}
