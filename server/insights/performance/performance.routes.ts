import { performanceCalls } from '../../../contract/insights/performance.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { findPart } from '../../work/deliverables/deliverables.service.ts';
import { makeOverviewCsv, readOverview } from './overview.service.ts';
import { makePerformanceCsv, readPerformance } from './performance.service.ts';

export function mountPerformance(mount: Mount, context: Context): void {
  mount(
    performanceCalls,
    {
      getPerformance: async ({ user, query: { format, ...range } }) => {
        const asked = { user, ...range };
        if (format === 'csv') return makeOverviewCsv(context, asked);
        return { data: await readOverview(context, asked) };
      },
      getCampaignPerformance: async ({ user, params, query: { format } }) => {
        const asked = { user, ...params };
        if (format === 'csv') return makePerformanceCsv(context, asked);
        return { data: await readPerformance(context, asked) };
      },
    },
    { getCampaignPerformance: ({ user, params }) => findPart(context, { user, ...params }) },
  );
}
