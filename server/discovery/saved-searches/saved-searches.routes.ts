import { savedSearchCalls } from '../../../contract/discovery/saved-searches.ts';
import type { Context } from '../../kit/context/context.ts';
import { rowId } from '../../kit/http/errors.ts';
import type { Mount } from '../../kit/http/mount.ts';
import {
  changeSavedSearch,
  countNewcomers,
  findSavedSearch,
  listSavedSearches,
  openSavedSearch,
  removeSavedSearch,
  saveSearch,
} from './saved-searches.service.ts';

export function mountSavedSearches(mount: Mount, context: Context): void {
  const chosen = (user: { id: number }, id: string) => ({ accountId: user.id, id: rowId(id, 'This saved search') });
  mount(
    savedSearchCalls,
    {
      listSavedSearches: async ({ user }) => ({ data: await listSavedSearches(context, user.id) }),
      saveSearch: async ({ user, body }) => ({ data: await saveSearch(context, { accountId: user.id, ...body }) }),
      changeSavedSearch: async ({ user, params, body }) => ({
        data: await changeSavedSearch(context, chosen(user, params.id), body),
      }),
      openSavedSearch: async ({ user, params }) => ({ data: await openSavedSearch(context, chosen(user, params.id)) }),
      countNewcomers: async ({ user, params }) => ({
        data: { count: await countNewcomers(context, chosen(user, params.id)) },
      }),
      removeSavedSearch: async ({ user, params }) => {
        await removeSavedSearch(context, chosen(user, params.id));
        return {};
      },
    },
    { changeSavedSearch: ({ user, params }) => findSavedSearch(context, chosen(user, params.id)) },
  );
}
