import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallReply } from '../../../contract/kit/calls.ts';
import { type SocialAccountReply, socialAccountCalls } from '../../../contract/social/social-accounts.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

type Accounts = CallReply<(typeof socialAccountCalls)['listSocialAccounts']>;

export const socialAccountsKey = ['social-accounts'] as const;

/** Accounts of the signed-in user, and whether there is at least one (`result`). */
export function socialAccountsQuery(userId: string) {
  return queryOptions({
    queryKey: [...socialAccountsKey, userId],
    queryFn: ({ signal }) => request(socialAccountCalls.listSocialAccounts, { params: { userId } }, { signal }),
    enabled: userId !== '',
  });
}

/**
 * Adds the new account to the cache at once, so that the warning disappears before the refetch. A list fetched meanwhile may
 * already contain it.
 */
export function keepAddedAccount(client: QueryClient, account: SocialAccountReply): void {
  client.setQueriesData<Accounts>({ queryKey: socialAccountsKey }, (known) =>
    known ? { ...known, result: true, data: [...known.data.filter(({ id }) => id !== account.id), account] } : known,
  );
}

/** Adding or removing an account changes the profile too. */
export function refreshSocialAccounts(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: socialAccountsKey }),
    client.invalidateQueries({ queryKey: sharedKeys.personalInfo }),
  ]);
}

export function removeSocialAccountMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) => request(socialAccountCalls.removeSocialAccount, { params: { id } }),
    onSettled: () => refreshSocialAccounts(client),
  });
}

/** Syncs an account now; the reply has the new figures or the reason for none. */
export function refreshAccountMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) => request(socialAccountCalls.refreshSocialAccount, { params: { id } }),
    onSettled: () => refreshSocialAccounts(client),
  });
}
