import { queryOptions } from '@tanstack/react-query';
import { workspaceCalls } from '../../../contract/accounts/workspaces.ts';
import { request } from '../../lib/api.ts';
import { updateReaderCookie } from '../../lib/reader-cookie.ts';
import { keepSwitchedSession } from '../../lib/session.ts';
import { storedProfileOf } from './stored-profile.ts';

/** Accounts the person acts for. */
export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: async ({ signal }) => (await request(workspaceCalls.listAccounts, {}, { signal })).data,
});

/** Makes this tab, and tabs opened from now on, act for another account. The page must be left at once. */
export async function switchAccount(id: string): Promise<void> {
  const { data } = await request(workspaceCalls.switchAccount, { body: { account_id: id } });
  keepSwitchedSession(data.token, storedProfileOf(data));
  updateReaderCookie();
}
