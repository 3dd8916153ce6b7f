import { reportCalls } from '../../../contract/operators/reports.ts';
import { operatorOf } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { claimReport, decideReport } from './decide.service.ts';
import { listReports, readReport } from './reports.service.ts';

export function mountReports(mount: Mount, context: Context): void {
  mount(reportCalls, {
    listReports: ({ user, query }) => listReports(context, { reader: user, ...query }),
    getReport: async ({ params, user }) => ({ data: await readReport(context, user, params.id) }),
    claimReport: async ({ params, ...who }) => ({
      data: await claimReport(context, { operator: operatorOf(who), ...params, isTaken: true }),
    }),
    releaseReport: async ({ params, ...who }) => ({
      data: await claimReport(context, { operator: operatorOf(who), ...params, isTaken: false }),
    }),
    decideReport: async ({ params, body, ...who }) => ({
      data: await decideReport(context, { operator: operatorOf(who), ...params, ...body }),
    }),
  });
}
