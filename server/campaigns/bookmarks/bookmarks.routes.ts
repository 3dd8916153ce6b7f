import { bookmarkCalls } from '../../../contract/campaigns/bookmarks.ts';
import type { Context } from '../../kit/context/context.ts';
import { rowId } from '../../kit/http/errors.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { addBookmark, changeBookmark, listBookmarks, readBookmark, removeBookmark } from './bookmarks.service.ts';
import { addList, findOwnList, listLists, removeList, renameList } from './lists.service.ts';

export function mountBookmarks(mount: Mount, context: Context): void {
  mount(
    bookmarkCalls,
    {
      addBookmark: async ({ user, body }) => {
        const target = { type: body.target_type, id: rowId(body.target_id, `This ${body.target_type}`) };
        return { data: await addBookmark(context, user, { target, list: body.list }) };
      },
      listBookmarks: ({ user, query }) => listBookmarks(context, user, query),
      changeBookmark: async ({ user, params, body }) => ({
        data: await changeBookmark(context, user, { ...body, id: rowId(params.id, 'This bookmark') }),
      }),
      listBookmarkLists: async ({ user }) => ({ data: await listLists(context, user) }),
      addBookmarkList: async ({ user, body }) => ({ data: await addList(context, user, body.name) }),
      renameBookmarkList: async ({ user, params, body }) => ({
        data: await renameList(context, user, { ...body, id: rowId(params.id, 'This list') }),
      }),
      removeBookmarkList: async ({ user, params }) => {
        await removeList(context, user, rowId(params.id, 'This list'));
        return {};
      },
      removeBookmark: async ({ user, params }) => {
        await removeBookmark(context, user, rowId(params.id, 'This bookmark'));
        return {};
      },
    },
    {
      changeBookmark: ({ user, params }) => readBookmark(context, user, rowId(params.id, 'This bookmark')),
      renameBookmarkList: ({ user, params }) => findOwnList(context, user, rowId(params.id, 'This list')),
    },
  );
}
