import { toPaise } from '../../../contract/kit/money.ts';
import { payoutCalls } from '../../../contract/money/payouts.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listPayouts, quotePayout, readPayout, requestPayout } from './payouts.service.ts';

export function mountPayouts(mount: Mount, context: Context): void {
  mount(payoutCalls, {
    requestPayout: {
      pays: async ({ user, body, idempotencyKey: key }) => ({
        campaign: null,
        parts: [{ payeeId: user.id, amount: toPaise(body.amount), reference: `payout:${key}` }],
      }),
      run: async ({ user, body, idempotencyKey: key }) => ({
        data: await requestPayout(context, { user, amount: body.amount, methodId: body.payment_method_id, key }),
      }),
    },
    quotePayout: async ({ user, query }) => ({ data: await quotePayout(context, user.id, query.amount) }),
    listPayouts: async ({ user, query }) => listPayouts(context, user, query),
    getPayout: async ({ user, params }) => ({ data: await readPayout(context, user, params.id) }),
  });
}
