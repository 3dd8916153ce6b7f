import { socialConnectCalls } from '../../../contract/social/social-connect.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { beginConnect, finishConnect, listSocialProviders } from './social-connect.service.ts';

export function mountSocialConnect(mount: Mount, context: Context): void {
  mount(socialConnectCalls, {
    listSocialProviders: () => ({ data: listSocialProviders(context) }),
    beginInstagramConnect: async ({ user }) => ({ data: await beginConnect(context, user, 'instagram') }),
    finishInstagramConnect: async ({ user: owner, body }) => ({
      data: await finishConnect(context, { owner, platform: 'instagram', ...body }),
    }),
    beginFacebookConnect: async ({ user }) => ({ data: await beginConnect(context, user, 'facebook') }),
    finishFacebookConnect: async ({ user: owner, body }) => ({
      data: await finishConnect(context, { owner, platform: 'facebook', ...body }),
    }),
    beginYoutubeConnect: async ({ user }) => ({ data: await beginConnect(context, user, 'youtube') }),
    finishYoutubeConnect: async ({ user: owner, body }) => ({
      data: await finishConnect(context, { owner, platform: 'youtube', ...body }),
    }),
  });
}
