import { operatorPayoutCalls } from '../../../contract/operators/operator-payouts.ts';
import { operatorOf } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { cancelStuckPayout, listPayouts, readPayment, retryPayout } from './operator-payouts.service.ts';

export function mountOperatorPayouts(mount: Mount, context: Context): void {
  mount(operatorPayoutCalls, {
    listOperatorPayouts: ({ user, query }) => listPayouts(context, query, user.locale),
    retryPayout: {
      pays: ({ params }) => readPayment(context, params.id),
      run: async ({ params, ...who }) => ({
        data: await retryPayout(context, { operator: operatorOf(who), locale: who.user.locale, ...params }),
      }),
    },
    cancelPayout: {
      pays: ({ params }) => readPayment(context, params.id),
      run: async ({ params, body, ...who }) => ({
        data: await cancelStuckPayout(context, {
          operator: operatorOf(who),
          locale: who.user.locale,
          ...params,
          ...body,
        }),
      }),
    },
  });
}
