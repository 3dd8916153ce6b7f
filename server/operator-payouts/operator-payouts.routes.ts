import { operatorPayoutCalls } from '../../contract/operator-payouts.ts';
import { operatorOf } from '../audit/audit.service.ts';
import type { Context } from '../kit/context.ts';
import type { Mount } from '../kit/mount.ts';
import { cancelStuckPayout, listPayouts, retryPayout } from './operator-payouts.service.ts';

export function mountOperatorPayouts(mount: Mount, context: Context): void {
  mount(operatorPayoutCalls, {
    listOperatorPayouts: ({ user, query }) => listPayouts(context, query, user.locale),
    retryPayout: async ({ params, ...who }) => ({
      data: await retryPayout(context, { operator: operatorOf(who), locale: who.user.locale, ...params }),
    }),
    cancelPayout: async ({ params, body, ...who }) => ({
      data: await cancelStuckPayout(context, {
        operator: operatorOf(who),
        locale: who.user.locale,
        ...params,
        ...body,
      }),
    }),
  });
}
