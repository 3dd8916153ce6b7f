import type { Context } from '../../server/kit/context/context.ts';
import { inTransaction } from '../../server/kit/context/transaction.ts';
import { issueInvoice } from '../../server/money/invoices/issue.service.ts';
import { nextNumber } from './numbers.ts';

/** Subscription with a payment of ₹499 and its invoice, issued now. */
export async function makeInvoice(context: Context, accountId: number) {
  return inTransaction(context, async (tx) => {
    const provider = `made_${nextNumber()}`;
    const subscription = await tx.db
      .insertInto('subscription')
      .values({ account_id: accountId, plan_id: 1, provider_id: `sub_${provider}`, status: 'active' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const payment = await tx.db
      .insertInto('subscription_payment')
      .values({
        subscription_id: subscription.id,
        provider_payment_id: `pay_${provider}`,
        amount: 499_00,
        paid_at: tx.now(),
      })
      .returning(['id', 'provider_payment_id'])
      .executeTakeFirstOrThrow();
    await issueInvoice(tx, {
      accountId,
      subscriptionPaymentId: payment.id,
      title: 'Try a month',
      amount: 499_00,
      period: { start: null, end: null },
      payment: { id: payment.provider_payment_id, paidAt: tx.now() },
    });
    return tx.db
      .selectFrom('invoice')
      .selectAll()
      .where('subscription_payment_id', '=', payment.id)
      .executeTakeFirstOrThrow();
  });
}
