import { dashboardCalls } from '../../../contract/insights/dashboard.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listProgress } from './campaigns.service.ts';
import { dismissChecklist } from './checklist.service.ts';
import { listCreators } from './creators.service.ts';
import { readDashboard, readEvents } from './dashboard.service.ts';
import { readFigures } from './figures.service.ts';

export function mountDashboard(mount: Mount, context: Context): void {
  mount(dashboardCalls, {
    getDashboard: async ({ user }) => ({ data: await readDashboard(context, user) }),
    setChecklist: async ({ user, body }) => ({ data: await dismissChecklist(context, user, body.dismissed) }),
    getDashboardEvents: async ({ user, query }) => ({ data: await readEvents(context, user, query.from) }),
    getDashboardFigures: async ({ user }) => ({ data: await readFigures(context, user) }),
    getDashboardCampaigns: ({ user }) => listProgress(context, user),
    getDashboardCreators: ({ user }) => listCreators(context, user),
  });
}
