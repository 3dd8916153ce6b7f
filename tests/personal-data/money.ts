import type { Context } from '../../server/kit/context/context.ts';
import type { makeAccount } from '../makers/account.ts';
import { makeInfluencer } from '../makers/influencer.ts';
import { makeInvoice } from '../makers/invoice.ts';
import { makePayout } from '../makers/payout.ts';

type Account = Awaited<ReturnType<typeof makeAccount>>;

/** Two accounts, each with marker words planted in all texts. */
export interface Life {
  context: Context;
  me: Account;
  other: Account;
  mark: string;
  otherMark: string;
}

/** Creates a person's money history. */
export async function earnAndSpend({ context, me, other, mark, otherMark }: Life) {
  const { db } = context;
  const unlocked = await makeInfluencer(db);
  const unlock = { paid_by: 'quota', coins: 0 } as const;
  await db
    .insertInto('unlock')
    .values({ account_id: me.id, influencer_id: unlocked.id, ...unlock })
    .execute();
  const method = (id: number, words: string) => ({
    account_id: id,
    kind: 'bank' as const,
    sealed: words,
    fingerprint: words,
    masked: '•••• 1234',
    holder: words,
    ifsc: 'HDFC0001234',
  });
  await db
    .insertInto('payment_method')
    .values([method(me.id, mark), method(other.id, otherMark)])
    .execute();
  await db.insertInto('payout_fingerprint').values({ account_id: me.id, fingerprint: mark }).execute();
  await db
    .insertInto('payment_instrument')
    .values({ account_id: me.id, method: 'card', fingerprint: mark, first_paid_at: new Date() })
    .execute();
  const address = (id: number, words: string) => ({ account_id: id, name: words, address: words });
  await db
    .insertInto('billing_details')
    .values([address(me.id, mark), address(other.id, otherMark)])
    .execute();
  const failed = { status: 'failed', failed_at: new Date(), failure_reason: 'The bank did not answer' } as const;
  await makePayout(db, { account_id: me.id, payment_method_id: null, ...failed, fund_account_id: mark });
  await makeInvoice(context, me.id);
  await db.updateTable('subscription').set({ status: 'completed' }).where('account_id', '=', me.id).execute();
}
