import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type KitSettings, mediaKitCalls } from '../../../contract/site/media-kit.ts';
import { request } from '../../lib/api.ts';

export const kitSettingsQuery = queryOptions({
  queryKey: ['media-kit'],
  queryFn: async ({ signal }) => (await request(mediaKitCalls.getKitSettings, {}, { signal })).data,
});

export function kitSettingsMutation(client: QueryClient) {
  return {
    mutationFn: async (body: Partial<Omit<KitSettings, 'path'>>) =>
      (await request(mediaKitCalls.updateKitSettings, { body })).data,
    onSuccess: (settings: KitSettings) => client.setQueryData(kitSettingsQuery.queryKey, settings),
  };
}
