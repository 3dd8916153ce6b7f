import { suppressionCalls } from '../../../contract/operators/suppressions.ts';
import { operatorOf } from '../../core/audit/audit.service.ts';
import { addSuppression, deleteSuppression, listSuppressions } from '../../core/suppressions/suppressions.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';

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
