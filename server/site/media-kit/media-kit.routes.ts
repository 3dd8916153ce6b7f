import { mediaKitCalls } from '../../../contract/site/media-kit.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { getKit, getKitSettings, updateKitSettings } from './media-kit.service.ts';

export function mountMediaKit(mount: Mount, context: Context): void {
  mount(mediaKitCalls, {
    getKit: async ({ params }) => ({ data: await getKit(context, params.username) }),
    getKitSettings: async ({ user }) => ({ data: await getKitSettings(context, user) }),
    updateKitSettings: async ({ user, body }) => ({ data: await updateKitSettings(context, user, body) }),
  });
}
