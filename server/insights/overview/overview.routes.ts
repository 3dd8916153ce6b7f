import { overviewCalls } from '../../../contract/insights/overview.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { readOverview } from './overview.service.ts';

export function mountOverview(mount: Mount, context: Context): void {
  mount(overviewCalls, {
    getOverview: async ({ user, query }) => ({ data: await readOverview(context, { user, ...query }) }),
  });
}
