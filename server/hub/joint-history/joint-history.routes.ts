import { jointHistoryCalls } from '../../../contract/hub/joint-history.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listJointHistory } from './joint-history.service.ts';

export function mountJointHistory(mount: Mount, context: Context): void {
  mount(jointHistoryCalls, {
    listJointHistory: ({ user, params, query }) => listJointHistory(context, { user, ...params, ...query }),
  });
}
