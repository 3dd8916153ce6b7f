import { socialMetricCalls } from '../../../contract/social/social-metrics.ts';
import type { Context } from '../../kit/context/context.ts';
import { rowId } from '../../kit/http/errors.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { makeMediaKit } from './media-kit.service.ts';
import { getInfluencerMetrics } from './social-metrics.service.ts';

export function mountSocialMetrics(mount: Mount, context: Context): void {
  mount(socialMetricCalls, {
    getInfluencerMetrics: async ({ user, params, query }) => {
      const id = rowId(params.id, 'This influencer');
      if (query.format === 'pdf') return makeMediaKit(context, user, id);
      return { data: await getInfluencerMetrics(context, user, id) };
    },
  });
}
