import { userCalls } from '../../../contract/accounts/users.ts';
import { openRoles, roleNames } from '../../../contract/core/roles.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { readProfile } from '../profiles/profiles.service.ts';
import { needsNoStepUp, updateAccount } from './account.service.ts';
import { readPersonalInfo, updatePersonalInfo } from './personal-info.service.ts';
import { removeProfileImage, uploadProfileImage } from './profile-image.service.ts';

export function mountUsers(mount: Mount, context: Context): void {
  mount(
    userCalls,
    {
      listRoles: () => ({ data: openRoles.map((id) => ({ id, name: roleNames[id] })) }),
      getPersonalInfo: async ({ user }) => ({ data: await readPersonalInfo(context, user.id) }),
      updatePersonalInfo: async ({ user, body }) => ({
        data: await updatePersonalInfo(context, { accountId: user.id, change: body }),
      }),
      updateAccount: async ({ user, body }) => ({
        data: await updateAccount(context, { accountId: user.id, change: body }),
      }),
      uploadProfileImage: async ({ user, file }) => ({
        data: { profile_image: await uploadProfileImage(context, { accountId: user.id, file }) },
      }),
      removeProfilePhoto: async ({ user }) => {
        await removeProfileImage(context, user.id);
        return { data: { profile_image: null } };
      },
      getUser: async ({ user, params }) => ({ data: await readProfile(context, { id: params.id, reader: user }) }),
    },
    {},
    { updateAccount: ({ user, body }) => needsNoStepUp(context, { user, change: body }) },
  );
}
