import { jointHistoryCalls } from '../../contract/joint-history.ts';
import type { Context } from '../kit/context.ts';
import type { Mount } from '../kit/mount.ts';
import { listJointHistory } from './joint-history.service.ts';

export function mountJointHistory(mount: Mount, context: Context): void {
  mount(jointHistoryCalls, {
    listJointHistory: ({ user, params, query }) => listJointHistory(context, { user, ...params, ...query }),
  });
}
