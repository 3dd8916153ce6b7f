import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallReply } from '../../../contract/kit/calls.ts';
import { type SocialAccountReply, socialAccountCalls } from '../../../contract/social/social-accounts.ts';
import { request } from '../../lib/api.ts';

type Accounts = CallReply<(typeof socialAccountCalls)['listSocialAccounts']>;

export const socialAccountsKey = ['social-accounts'] as const;

/** The accounts of the signed-in user, and whether there is at least one (`result`). */
export function socialAccountsQuery(userId: string) {
  return queryOptions({
    queryKey: [...socialAccountsKey, userId],
    queryFn: ({ signal }) => request(socialAccountCalls.listSocialAccounts, { params: { userId } }, { signal }),
    enabled: userId !== '',
  });
}

/**
 * Holds from the answer on, before the list is read again: who has added one is not asked for one any more. A list that
 * was read meanwhile has it already.
 */
export function keepAddedAccount(client: QueryClient, account: SocialAccountReply): void {
  client.setQueriesData<Accounts>({ queryKey: socialAccountsKey }, (known) =>
    known ? { ...known, result: true, data: [...known.data.filter(({ id }) => id !== account.id), account] } : known,
  );
}

/** An account or the lack of one shows in the profile too. */
export function refreshSocialAccounts(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: socialAccountsKey }),
    client.invalidateQueries({ queryKey: ['personal-info'] }),
  ]);
}

export function removeSocialAccountMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) => request(socialAccountCalls.removeSocialAccount, { params: { id } }),
    onSettled: () => refreshSocialAccounts(client),
  });
}

/** A reading now; the account comes back with its new figures, or with why there are none. */
export function refreshAccountMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) => request(socialAccountCalls.refreshSocialAccount, { params: { id } }),
    onSettled: () => refreshSocialAccounts(client),
  });
}
