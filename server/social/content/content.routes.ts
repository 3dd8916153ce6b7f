import { contentCalls } from '../../../contract/social/content.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { addContent, changeContent, findOwn, listContent, removeContent } from './content.service.ts';

export function mountContent(mount: Mount, context: Context): void {
  mount(
    contentCalls,
    {
      listContent: ({ user, params, query }) => listContent(context, user, { ...params, ...query }),
      addContent: async ({ user, body, file }) => ({ data: await addContent(context, user, { ...body, file }) }),
      changeContent: async ({ user, params, body, file }) => ({
        data: await changeContent(context, user, { ...params, ...body, file }),
      }),
      removeContent: async ({ user, params }) => ({ data: await removeContent(context, user, params.id) }),
    },
    {
      changeContent: ({ user, params }) => findOwn(context, user, params.id),
      removeContent: ({ user, params }) => findOwn(context, user, params.id),
    },
  );
}
