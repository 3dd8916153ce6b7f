import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { sessionCalls } from '../../../contract/accounts/sessions.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

export const sessionsQuery = queryOptions({
  queryKey: sharedKeys.sessions,
  queryFn: async ({ signal }) => (await request(sessionCalls.listSessions, {}, { signal })).data,
});

export function endSessionMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) => request(sessionCalls.endSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function confirmSessionMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) => request(sessionCalls.confirmSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function endOtherSessionsMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: () => request(sessionCalls.endOtherSessions, {}),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
