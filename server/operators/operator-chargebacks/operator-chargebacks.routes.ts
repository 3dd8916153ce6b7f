import { operatorChargebackCalls } from '../../../contract/operators/operator-chargebacks.ts';
import { operatorOf } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { findCollusion, listChargebacks, readFinding } from './operator-chargebacks.service.ts';

export function mountOperatorChargebacks(mount: Mount, context: Context): void {
  mount(operatorChargebackCalls, {
    listChargebacks: ({ query, user }) => listChargebacks(context, query, user.locale),
    findCollusion: {
      pays: ({ params, body }) => readFinding(context, { ...params, ...body }),
      run: async ({ params, body, ...who }) => ({
        data: await findCollusion(context, { operator: operatorOf(who), ...params, ...body }),
      }),
    },
  });
}
