import { memberCalls } from '../../../contract/accounts/members.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { acceptInvitation, inviteMember, readInvitation, revokeInvitation } from './invitations.service.ts';
import {
  changeMember,
  demandMember,
  leavesOwners,
  listMembers,
  needsNoProof,
  removeMember,
  transferAccount,
} from './members.service.ts';

export function mountMembers(mount: Mount, context: Context): void {
  mount(
    memberCalls,
    {
      listMembers: ({ user }) => listMembers(context, user),
      inviteMember: async ({ user, body }) => ({ data: await inviteMember(context, { user, ...body }) }),
      revokeInvitation: async ({ user, params }) => {
        await revokeInvitation(context, { user, ...params });
        return {};
      },
      getInvitation: async ({ params }) => ({ data: await readInvitation(context, params.token) }),
      acceptInvitation: async ({ user, params }) => ({ data: await acceptInvitation(context, { user, ...params }) }),
      changeMember: async ({ user, params, body }) => ({
        data: await changeMember(context, { user, ...params, ...body }),
      }),
      removeMember: async ({ user, params }) => {
        await removeMember(context, { user, ...params });
        return {};
      },
      transferAccount: async ({ user, body }) => ({ data: await transferAccount(context, { user, ...body }) }),
    },
    {
      changeMember: ({ user, params }) => demandMember(context, { user, ...params }),
      removeMember: ({ user, params }) => demandMember(context, { user, ...params }),
    },
    {
      inviteMember: ({ user, body }) => needsNoProof(context, { user, ...body }),
      changeMember: ({ user, params, body }) => needsNoProof(context, { user, ...body, personId: params.person_id }),
      removeMember: ({ user, params }) => leavesOwners(context, { user, ...params }),
    },
  );
}
