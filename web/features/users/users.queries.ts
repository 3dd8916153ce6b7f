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

/** Switches kinds of notices on or off; the switches answer at once, and those go back that the server refuses. */
export function preferencesMutation(client: QueryClient) {
  const { queryKey } = personalInfoQuery;
  return mutationOptions({
    // One after the other, so that the last word on a switch is the last one heard.
    scope: { id: 'notification-preferences' },
    mutationFn: (preferences: NotificationPreference[]) =>
      request(userCalls.updateAccount, { body: { notification_preferences: preferences } }),
    onMutate: async (preferences: NotificationPreference[]) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (info) => info && withPreferences(info, preferences));
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

function withPreferences(info: PersonalInfo, changed: readonly NotificationPreference[]): PersonalInfo {
  const isOther = (one: NotificationPreference) =>
    !changed.some(({ type, channel }) => type === one.type && channel === one.channel);
  return { ...info, notification_preferences: [...info.notification_preferences.filter(isOther), ...changed] };
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
