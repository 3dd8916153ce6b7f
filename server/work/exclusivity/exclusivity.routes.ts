import { exclusivityCalls } from '../../../contract/work/exclusivity.ts';
import { findSide } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listClashes } from './exclusivity.service.ts';

export function mountExclusivity(mount: Mount, context: Context): void {
  mount(
    exclusivityCalls,
    {
      listClashes: async ({ user, params, query }) => ({
        data: await listClashes(context, { user, ...params, ...query }),
      }),
    },
    { listClashes: ({ user, params }) => findSide(context, { user, ...params }) },
  );
}
