import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type NotificationPreference, type PersonalInfo, userCalls } from '../../../contract/accounts/users.ts';
import type { CallInput } from '../../../contract/kit/calls.ts';
import { request } from '../../lib/api.ts';
import { isLastPendingMutation } from '../../lib/is-last-pending-mutation.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { updateProfile } from '../../lib/session.ts';

export const personalInfoQuery = queryOptions({
  queryKey: sharedKeys.personalInfo,
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

/** Optimistic update of notification preferences; refused ones are reverted. */
export function preferencesMutation(client: QueryClient) {
  const { queryKey } = personalInfoQuery;
  const id = 'notification-preferences';
  return mutationOptions({
    // Sent one after another, so that the last press wins.
    scope: { id },
    mutationFn: (preferences: NotificationPreference[]) =>
      request(userCalls.updateAccount, { body: { notification_preferences: preferences } }),
    onMutate: async (preferences: NotificationPreference[]) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.notification_preferences ?? [];
      client.setQueryData(queryKey, (info) => info && withPreferences(info, preferences, preferences));
      return { before };
    },
    onError: (_error, preferences, kept) => {
      client.setQueryData(queryKey, (info) => {
        // A preference switched again in the meantime is left to its own request.
        const refused = preferences.filter(
          (one) => one.enabled === info?.notification_preferences.find(isOf(one))?.enabled,
        );
        const before = kept?.before.filter((one) => refused.some(isOf(one))) ?? [];
        return info && withPreferences(info, refused, before);
      });
      if (isLastPendingMutation(client, id)) void client.invalidateQueries({ queryKey });
    },
  });
}

type Pair = Pick<NotificationPreference, 'type' | 'channel'>;

const isOf = (pair: Pair) => (one: Pair) => one.type === pair.type && one.channel === pair.channel;

/** Replaces the preferences of the given pairs. */
function withPreferences(
  info: PersonalInfo,
  pairs: readonly Pair[],
  others: readonly NotificationPreference[],
): PersonalInfo {
  const rest = info.notification_preferences.filter((one) => !pairs.some(isOf(one)));
  return { ...info, notification_preferences: [...rest, ...others] };
}

export type ProfileChanges = CallInput<typeof userCalls.updatePersonalInfo>['body'];

/** Saves changed fields and updates name and place in the header. */
export function savePersonalInfoMutation(client: QueryClient, userId: string) {
  return mutationOptions({
    mutationFn: async (body: ProfileChanges) => (await request(userCalls.updatePersonalInfo, { body })).data,
    onSuccess: async (info: PersonalInfo) => {
      client.setQueryData(personalInfoQuery.queryKey, info);
      // Already saved, so failing to update the header is no error.
      const reply = await request(userCalls.getUser, { params: { id: userId } }).catch(() => null);
      if (!reply) return;
      const { fullname, business_name, location } = reply.data;
      updateProfile({ fullname, business_name, location });
    },
  });
}

/** Uploads a picture, or removes it with null; returns its URL. */
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
