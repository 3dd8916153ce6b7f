import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { socialAccountCalls } from '../../../contract/social-accounts.ts';
import { request } from '../../lib/api.ts';

/** The accounts of the signed-in user, and whether there is at least one (`result`). */
export function socialAccountsQuery(userId: string) {
  return queryOptions({
    queryKey: ['social-accounts', userId],
    queryFn: ({ signal }) => request(socialAccountCalls.listSocialAccounts, { params: { userId } }, { signal }),
    enabled: userId !== '',
  });
}

/** An account or the lack of one shows in the profile too. */
export function refreshSocialAccounts(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: ['social-accounts'] }),
    client.invalidateQueries({ queryKey: ['personal-info'] }),
  ]);
}

export function removeSocialAccountMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) => request(socialAccountCalls.removeSocialAccount, { params: { id } }),
    onSettled: () => refreshSocialAccounts(client),
  });
}
