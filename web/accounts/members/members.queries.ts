import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { memberCalls } from '../../../contract/accounts/members.ts';
import type { MemberRole } from '../../../contract/kit/permissions.ts';
import { request } from '../../lib/api.ts';
import { accountsQuery } from '../workspaces/workspaces.queries.ts';
import type { MemberLimits } from './limit-fields.tsx';

export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: ({ signal }) => request(memberCalls.listMembers, {}, { signal }),
});

const refetchMembers = (client: QueryClient) => () => client.invalidateQueries({ queryKey: membersQuery.queryKey });

export function inviteMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: { email: string; roles: MemberRole[] } & MemberLimits) =>
      request(memberCalls.inviteMember, { body }),
    onSettled: refetchMembers(client),
  });
}

export function revokeMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) => request(memberCalls.revokeInvitation, { params: { id } }),
    onSettled: refetchMembers(client),
  });
}

export function changeMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, ...body }: { id: string; roles: MemberRole[] } & MemberLimits) =>
      request(memberCalls.changeMember, { params: { person_id: id }, body }),
    onSettled: refetchMembers(client),
  });
}

export function removeMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) => request(memberCalls.removeMember, { params: { person_id: id } }),
    onSettled: refetchMembers(client),
  });
}

export function transferMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ accountId, personId }: { accountId: string; personId: string }) =>
      request(memberCalls.transferAccount, { params: { id: accountId }, body: { person_id: personId } }),
    onSettled: refetchMembers(client),
  });
}

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['members', 'invitation', token],
    queryFn: async ({ signal }) => (await request(memberCalls.getInvitation, { params: { token } }, { signal })).data,
    retry: false,
  });

export function acceptMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: async (token: string) => (await request(memberCalls.acceptInvitation, { params: { token } })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: accountsQuery.queryKey }),
  });
}
