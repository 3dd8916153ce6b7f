import { suppressionCalls } from '../../contract/suppressions.ts';
import { operatorOf } from '../audit/audit.service.ts';
import type { Context } from '../kit/context.ts';
import type { Mount } from '../kit/mount.ts';
import { addSuppression, deleteSuppression, listSuppressions } from './suppressions.service.ts';

export function mountSuppressions(mount: Mount, context: Context): void {
  mount(suppressionCalls, {
    listSuppressions: ({ query }) => listSuppressions(context, query),
    addSuppression: async ({ body, ...who }) => ({
      data: await addSuppression(context, { operator: operatorOf(who), ...body }),
    }),
    deleteSuppression: async ({ params, ...who }) => {
      await deleteSuppression(context, { operator: operatorOf(who), ...params });
      return {};
    },
  });
}
