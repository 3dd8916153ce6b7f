import { fundManyCalls } from '../../../contract/work/fund-many.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { fundMany, readFundingOfMany } from './fund-many.service.ts';
import { listFundable } from './fundable.service.ts';

export function mountFundMany(mount: Mount, context: Context): void {
  mount(fundManyCalls, {
    listFundable: ({ user, params }) => listFundable(context, { user, id: params.id }),
    fundMany: {
      pays: ({ user, body }) => readFundingOfMany(context, { user, applicationIds: body.application_ids }),
      run: async ({ user, body }) => ({
        data: await fundMany(context, { user, applicationIds: body.application_ids }),
      }),
    },
  });
}
