import { operatorReferralCalls } from '../../../contract/operators/operator-referrals.ts';
import { operatorOf } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { decideSignal, listSignals } from './operator-referrals.service.ts';

export function mountOperatorReferrals(mount: Mount, context: Context): void {
  mount(operatorReferralCalls, {
    listReferralSignals: ({ query, user }) => listSignals(context, query, user.locale),
    dismissReferralSignal: async ({ params, body, ...who }) => ({
      data: await decideSignal(context, { operator: operatorOf(who), ...params, ...body, status: 'dismissed' }),
    }),
    cancelSignalledRewards: async ({ params, body, ...who }) => ({
      data: await decideSignal(context, { operator: operatorOf(who), ...params, ...body, status: 'cancelled' }),
    }),
  });
}
