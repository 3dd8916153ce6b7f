import { bookmarkCalls } from '../../contract/bookmarks.ts';
import type { Context } from '../kit/context.ts';
import { rowId } from '../kit/errors.ts';
import type { Mount } from '../kit/mount.ts';
import { addBookmark, listBookmarks, removeBookmark } from './bookmarks.service.ts';

export function mountBookmarks(mount: Mount, context: Context): void {
  mount(bookmarkCalls, {
    addBookmark: async ({ user, body }) => {
      const target = { type: body.target_type, id: rowId(body.target_id, `This ${body.target_type}`) };
      return { data: await addBookmark(context, user, { target, list: body.list }) };
    },
    listBookmarks: ({ user, query }) => listBookmarks(context, user, query),
    removeBookmark: async ({ user, params }) => {
      await removeBookmark(context, user, rowId(params.id, 'This bookmark'));
      return {};
    },
  });
}
