import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { accountChangeCalls } from '../../../contract/accounts/account-changes.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

export const accountChangesQuery = queryOptions({
  queryKey: ['account-changes'],
  queryFn: async ({ signal }) => (await request(accountChangeCalls.listAccountChanges, {}, { signal })).data,
});

export async function undoChange(token: string) {
  return (await request(accountChangeCalls.undoChange, { body: { token } })).data;
}

export async function disownSignIn(token: string) {
  return (await request(accountChangeCalls.disownSignIn, { body: { token } })).data;
}

/** Ends another device's session and undoes its changes; a code for a new password is sent. */
export function disownSessionMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: async (id: string) => (await request(accountChangeCalls.disownSession, { params: { id } })).data,
    onSettled: () => client.invalidateQueries({ queryKey: sharedKeys.sessions }),
  });
}

/** Notices about the person's sign-in, the newest first. */
export const securityEventsQuery = queryOptions({
  queryKey: ['security-events'],
  queryFn: async ({ signal }) => (await request(accountChangeCalls.listSecurityEvents, {}, { signal })).data,
});
