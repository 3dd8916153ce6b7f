import { discoveryCalls } from '../../../contract/discovery/discovery.ts';
import type { Context } from '../../kit/context/context.ts';
import { rowId } from '../../kit/http/errors.ts';
import type { Mount } from '../../kit/http/mount.ts';
import {
  browseInfluencers,
  getInfluencerDetails,
  listTopInfluencers,
  suggestInfluencers,
} from './discovery.service.ts';
import { listLookalikes } from './lookalikes.service.ts';
import { listTopCities } from './top-cities.service.ts';

export function mountDiscovery(mount: Mount, context: Context): void {
  mount(discoveryCalls, {
    browseInfluencers: ({ user, query }) => browseInfluencers(context, user, query),
    listLookalikes: async ({ user, query }) => ({
      data: await listLookalikes(
        context,
        user,
        query.influencer_id.map((id) => rowId(id, 'This influencer')),
      ),
    }),
    suggestInfluencers: async ({ user, query }) => ({ data: await suggestInfluencers(context, user, query.q) }),
    getInfluencerDetails: async ({ user, params }) => ({
      data: await getInfluencerDetails(context, user, rowId(params.id, 'This influencer')),
    }),
    listTopCities: async () => ({ data: await listTopCities(context) }),
    listTopInfluencers: async ({ params }) => ({ data: await listTopInfluencers(context, params.city) }),
  });
}
