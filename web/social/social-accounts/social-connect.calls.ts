import { queryOptions } from '@tanstack/react-query';
import type { PlatformId } from '../../../contract/core/platforms.ts';
import { socialConnectCalls } from '../../../contract/social/social-connect.ts';
import { request } from '../../lib/api.ts';

const calls = {
  instagram: { begin: socialConnectCalls.beginInstagramConnect, finish: socialConnectCalls.finishInstagramConnect },
  facebook: { begin: socialConnectCalls.beginFacebookConnect, finish: socialConnectCalls.finishFacebookConnect },
  youtube: { begin: socialConnectCalls.beginYoutubeConnect, finish: socialConnectCalls.finishYoutubeConnect },
} as const satisfies Record<PlatformId, object>;

/** Platforms that can be connected in this installation. */
export const providersQuery = queryOptions({
  queryKey: ['social-providers'],
  queryFn: async ({ signal }) => (await request(socialConnectCalls.listSocialProviders, {}, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Redirects to the provider, which returns to this page. */
export async function beginConnect(platform: PlatformId): Promise<void> {
  const { data } = await request(calls[platform].begin, {});
  window.location.assign(data.authorize_url);
}

export async function finishConnect(platform: PlatformId, answer: { code: string; state: string }) {
  return (await request(calls[platform].finish, { body: answer })).data;
}
