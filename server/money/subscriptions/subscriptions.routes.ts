import { subscriptionCalls } from '../../../contract/money/subscriptions.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { changeSubscription } from './changes.service.ts';
import { listPlans, readStatus, readUserSubscription, startPurchase } from './subscriptions.service.ts';

export function mountSubscriptions(mount: Mount, context: Context): void {
  const change =
    (change: 'pause' | 'resume' | 'cancel') =>
    async (input: { user: User; body: { subscription_id: string; at_period_end?: boolean | undefined } }) => {
      const { subscription_id: planId, at_period_end: atPeriodEnd = false } = input.body;
      return { data: await changeSubscription(context, { user: input.user, planId, change, atPeriodEnd }) };
    };
  mount(subscriptionCalls, {
    listPlans: async () => ({ data: await listPlans(context) }),
    getUserSubscription: async ({ user }) => ({ data: await readUserSubscription(context, user) }),
    addUserSubscription: async ({ user, body }) => ({
      data: await startPurchase(context, { accountId: user.id, planId: body.subscription_id }),
    }),
    checkSubscriptionStatus: async ({ user, query }) => {
      const status = await readStatus(context, { accountId: user.id, providerId: query.subscribedId });
      return { status, data: { status } };
    },
    pauseUserSubscription: change('pause'),
    resumeUserSubscription: change('resume'),
    cancelUserSubscription: change('cancel'),
  });
}
