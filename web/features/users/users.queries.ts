import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../../contract/kit.ts';
import { type NotificationPreference, type PersonalInfo, userCalls } from '../../../contract/users.ts';
import { request } from '../../lib/api.ts';
import { updateProfile } from '../../lib/session.ts';

export const personalInfoQuery = queryOptions({
  queryKey: ['personal-info'],
  queryFn: async ({ signal }) => (await request(userCalls.getPersonalInfo, {}, { signal })).data,
});

/** The signed-in user's own record, contacts included. */
export function ownProfileQuery(userId: string) {
  return queryOptions({
    queryKey: ['user', userId],
    queryFn: async ({ signal }) => {
      const { data } = await request(userCalls.getUser, { params: { id: userId } }, { signal });
      if (!('email' in data)) throw new Error('This is not the profile of the signed-in user.');
      return data;
    },
    enabled: userId !== '',
  });
}

/** Switches one kind of notice on or off; the switch answers at once and goes back when the server refuses. */
export function preferenceMutation(client: QueryClient) {
  const { queryKey } = personalInfoQuery;
  return mutationOptions({
    mutationFn: (preference: NotificationPreference) =>
      request(userCalls.updateAccount, { body: { notification_preferences: [preference] } }),
    onMutate: async (preference: NotificationPreference) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, withPreference(before, preference));
      return { before };
    },
    onError: (_error, _preference, context) => client.setQueryData(queryKey, context?.before),
  });
}

function withPreference(info: PersonalInfo, preference: NotificationPreference): PersonalInfo {
  const others = info.notification_preferences.filter(
    ({ type, channel }) => type !== preference.type || channel !== preference.channel,
  );
  return { ...info, notification_preferences: [...others, preference] };
}

export type ProfileChanges = CallInput<typeof userCalls.updatePersonalInfo>['body'];

/** Saves what changed; the header's name and place follow. */
export function savePersonalInfoMutation(client: QueryClient, userId: string) {
  return mutationOptions({
    mutationFn: async (body: ProfileChanges) => (await request(userCalls.updatePersonalInfo, { body })).data,
    onSuccess: async (info: PersonalInfo) => {
      client.setQueryData(personalInfoQuery.queryKey, info);
      const { data: user } = await request(userCalls.getUser, { params: { id: userId } });
      updateProfile({ fullname: user.fullname, business_name: user.business_name, location: user.location });
    },
  });
}

/** Puts a picture up, or takes it down with null; answers with where it is. */
export function pictureMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: async (file: Blob | null) => {
      const reply = file
        ? await request(userCalls.uploadProfileImage, { file })
        : await request(userCalls.removeProfilePhoto, {});
      return reply.data.profile_image;
    },
    onSuccess: async (profile_image: string | null) => {
      updateProfile({ profile_image });
      await client.invalidateQueries({ queryKey: personalInfoQuery.queryKey });
    },
  });
}
