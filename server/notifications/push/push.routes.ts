import { pushCalls } from '../../../contract/notifications/push.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { addPushRegistration, findPushKey, removePushRegistration, renewPushRegistration } from './push.service.ts';

export function mountPush(mount: Mount, context: Context): void {
  mount(pushCalls, {
    getPushKey: () => findPushKey(context),
    renewPushRegistration: ({ body }) => renewPushRegistration(context, body),
    addPushRegistration: ({ user, body }) => addPushRegistration(context, user, body),
    removePushRegistration: ({ user, body }) => removePushRegistration(context, user, body),
  });
}
