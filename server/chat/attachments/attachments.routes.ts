import { attachmentCalls } from '../../../contract/chat/attachments.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { addAttachment, findAttachment } from './attachments.service.ts';

export function mountAttachments(mount: Mount, context: Context): void {
  mount(
    attachmentCalls,
    {
      addAttachment: async ({ user, file }) => ({ data: await addAttachment(context, { user, file }) }),
      getAttachment: async ({ user, params }) => ({ data: await findAttachment(context, { user, ...params }) }),
    },
    { getAttachment: ({ user, params }) => findAttachment(context, { user, ...params }) },
  );
}
