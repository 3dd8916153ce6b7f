import { ideaCalls } from '../../../contract/work/ideas.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { findPiece } from '../deliverables/review.service.ts';
import { answerIdea, sendIdea } from './ideas.service.ts';

export function mountIdeas(mount: Mount, context: Context): void {
  const ofSide = ({ user, params }: { user: User; params: { id: string } }) => findPiece(context, { user, ...params });
  mount(
    ideaCalls,
    {
      sendIdea: async ({ user, params, body }) => ({ data: await sendIdea(context, { user, ...params, ...body }) }),
      answerIdea: async ({ user, params, body }) => ({ data: await answerIdea(context, { user, ...params, ...body }) }),
    },
    { sendIdea: ofSide, answerIdea: ofSide },
  );
}
