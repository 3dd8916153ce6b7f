import { hourMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { post } from '../../money/ledger/ledger.service.ts';
import { maskTarget } from '../../money/payment-methods/payment-methods.rules.ts';
import { addPaymentMethod } from '../../money/payment-methods/payment-methods.service.ts';
import { reasonOf } from '../../money/payouts/failures.rules.ts';
import { termsOf } from '../../money/payouts/payouts.rules.ts';
import { failedPosting, paidPosting, requestedPosting } from '../../money/payouts/postings.rules.ts';
import { insertDemoPayout, selectEarners } from './money.queries.ts';

/** Payouts are requested a day after the earnings, and arrive some hours later. */
const asksAfter = 20 * hourMs;
const arrivesAfter = 3 * hourMs;
const earners = 9;
/** Index of the payout that the bank returns. */
const refused = 5;

interface Withdrawal {
  accountId: number;
  username: string;
  /** Paise, of earnings. */
  amount: number;
  at: Date;
  /** Position in the story. */
  index: number;
}

/** Adds payouts of the demo influencer and the story's first earners; one of them was returned by the bank. */
export async function withdraw(tx: Context, influencer: { id: number; at: Date; amount: number }): Promise<void> {
  const { id: accountId, at, amount } = influencer;
  const vpa = 'aarohi@okaxis';
  await addPaymentMethod({ ...tx, now: () => at }, { accountId, method: { kind: 'upi', vpa } });
  const asked: Withdrawal[] = [{ accountId, amount, at, username: 'aarohi', index: 0 }];
  for (const [place, { payee_id, username, net, ended_at }] of (await selectEarners(tx.db, earners)).entries()) {
    const day = new Date(ended_at.getTime() + asksAfter);
    if (day.getTime() + arrivesAfter > tx.now().getTime()) continue;
    asked.push({ accountId: payee_id, amount: net, at: day, username, index: place + 1 });
  }
  // Lists are sorted by payout id, so the newest is written last.
  asked.sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const withdrawal of asked) await payOut(tx, withdrawal);
}

/** Inserts and posts a finished payout as the product does. */
async function payOut(tx: Context, { accountId, username, amount, at, index }: Withdrawal): Promise<void> {
  const ended = new Date(at.getTime() + arrivesAfter);
  const isRefused = index === refused;
  const { deductions, ...sums } = termsOf({ amount, referral: 0, rate: null, paidBefore: 0 });
  const payout = await insertDemoPayout(tx.db, {
    ...sums,
    deductions: JSON.stringify(deductions),
    account_id: accountId,
    method_kind: 'upi',
    method_masked: maskTarget({ kind: 'upi', vpa: `${username}@okaxis` }),
    idempotency_key: `story-${index}`,
    provider_id: `pout_QmT4v8Kd${(7_300 + index * 37).toString(36)}`,
    status: isRefused ? 'failed' : 'paid',
    utr: isRefused ? null : String(426_100_000_000 + index * 7_919),
    failure_reason: isRefused
      ? reasonOf({ id: '', status: 'reversed', amount, status_details: { reason: 'beneficiary_vpa_invalid' } })
      : null,
    tried_at: at,
    processing_at: at,
    created_at: at,
    ...(isRefused ? { failed_at: ended } : { paid_at: ended }),
  });
  await post({ ...tx, now: () => at }, requestedPosting(payout));
  await post({ ...tx, now: () => ended }, isRefused ? failedPosting(payout, false) : paidPosting(payout));
}
