import { operatorHomeCalls } from '../../../contract/operators/operator-home.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { readHealth } from './health.service.ts';
import { readHome } from './operator-home.service.ts';

export function mountOperatorHome(mount: Mount, context: Context): void {
  mount(operatorHomeCalls, {
    getOperatorHome: async () => ({ data: await readHome(context) }),
    getOperatorHealth: async ({ user }) => ({ data: await readHealth(context, user.locale) }),
  });
}
