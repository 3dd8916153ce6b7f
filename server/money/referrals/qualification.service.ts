import { dayMs } from '../../../contract/kit/calendar.ts';
import type { ReferralRefusal } from '../../../database/schema/account.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import { areRelated } from '../../core/related-accounts/related-accounts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { readDebt } from '../debts/debts.service.ts';
import { coverTimes } from './cover.rules.ts';
import { selectActs, selectIncome } from './income.queries.ts';
import { notifyCancelled, notifyPending, notifyQualified, notifyShare, notifySuperUser } from './notices.service.ts';
import {
  lockReferral,
  markCoinsPaid,
  markQualified,
  markRefused,
  promote,
  type ReferralRow,
  selectCoinsDue,
} from './qualification.queries.ts';
import { hasActed, isWithinMonths, shareOf } from './referrals.rules.ts';
import {
  countPending,
  type RewardRow,
  selectDue,
  selectOpenReferrals,
  selectRewards,
  updateReward,
} from './reward.queries.ts';
import { cancelReward, payCoins, refuseReward, releaseReward, startReward, takeBackReward } from './rewards.service.ts';

/**
 * Brings the rewards for an invited account to where its acts and the platform's income from it say they are. Told twice,
 * or by two acts at once, everything happens once; nothing for who was not invited.
 */
export async function qualifyReferral(context: Context, invitedId: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const referral = await lockReferral(tx.db, invitedId);
    if (!referral) return;
    await lockAccount(tx, referral.referrer_id);
    const acts = await selectActs(tx.db, invitedId);
    if (acts.isChargedBack) return endReferral(tx, referral, { reason: 'charged_back' });
    const rewards = await selectRewards(tx.db, invitedId);
    const live = rewards.filter(({ status }) => status === 'pending' || status === 'withdrawable');
    if (live.length === 0 && !hasActed(acts)) return;
    const relation = (await areRelated(tx, referral.referrer_id, invitedId)).reasons[0];
    if (relation) return endReferral(tx, referral, { reason: relation });
    const joining = live.find(({ kind }) => kind === 'joining');
    if (joining?.status === 'pending' && !hasActed(acts)) {
      await cancelReward(tx, joining, { reason: 'refunded' });
      return notifyCancelled(tx, referral, { reason: 'refunded' });
    }
    if (!joining && hasActed(acts)) await beginReward(tx, referral);
    await releaseDue(tx, referral);
  });
}

/** Why a referral ends: for one known reason, with an operator's words where one decided. */
interface Ending {
  reason: ReferralRefusal;
  note?: string | undefined;
}

/** Ends a referral for good: what is pending is cancelled; what was withdrawable by then stays, or is taken by who found out. */
async function endReferral(tx: Context, referral: ReferralRow, ending: Ending): Promise<void> {
  const { reason } = ending;
  const rewards = await selectRewards(tx.db, referral.invited_id);
  const pending = rewards.filter(({ status }) => status === 'pending');
  await markRefused(tx.db, referral.invited_id, reason);
  for (const reward of pending) await cancelReward(tx, reward, ending);
  if (rewards.length === 0) await refuseReward(tx, referral, ending);
  if (pending.length > 0) await notifyCancelled(tx, referral, ending);
}

/**
 * A payment was charged back for good: pending rewards end, and those that it had covered become a debt of the referrer,
 * as far as the referrer has nothing. Call this for each side of the payment.
 */
export async function chargeBackRewards(tx: Context, invitedId: number): Promise<void> {
  const referral = await lockReferral(tx.db, invitedId);
  if (!referral) return;
  const rewards = (await selectRewards(tx.db, invitedId)).filter(
    ({ status }) => status === 'pending' || status === 'withdrawable',
  );
  const covered = coverTimes(await selectIncome(tx.db, invitedId), rewards, tx.config.referral.cover);
  for (const [index, reward] of rewards.entries()) {
    if (reward.status === 'withdrawable' && !covered[index]) await takeBackReward(tx, reward);
  }
  await qualifyReferral(tx, invitedId);
}

/**
 * Ends the referrals of accounts that an operator found to be colluding; the referrer reads the operator's words. Referrals
 * are locked before accounts, as everywhere.
 */
export async function endForCollusion(tx: Context, invitedIds: readonly number[], note?: string): Promise<void> {
  const referrals: ReferralRow[] = [];
  for (const id of [...invitedIds].sort((a, b) => a - b)) {
    const referral = await lockReferral(tx.db, id);
    if (referral) referrals.push(referral);
  }
  const referrers = new Set(referrals.map(({ referrer_id }) => referrer_id));
  for (const id of [...referrers].sort((a, b) => a - b)) await lockAccount(tx, id);
  for (const referral of referrals) await endReferral(tx, referral, { reason: 'collusion', note });
}

/** A place among the pending is needed, and a referrer who owes nothing. */
async function beginReward(tx: Context, referral: ReferralRow): Promise<void> {
  const { referrer_id: referrerId } = referral;
  if ((await countPending(tx.db, referrerId)) >= tx.config.referral.mostPending) return;
  if ((await readDebt(tx, referrerId)) > 0) return;
  if (await startReward(tx, referral)) await notifyPending(tx, referral);
}

/** Makes withdrawable what the platform's income covers and whose hold is over, and notes when the rest will be. */
async function releaseDue(tx: Context, referral: ReferralRow): Promise<void> {
  const { cover, holdDays } = tx.config.referral;
  const rewards = (await selectRewards(tx.db, referral.invited_id)).filter(
    ({ status }) => status === 'pending' || status === 'withdrawable',
  );
  const covered = coverTimes(await selectIncome(tx.db, referral.invited_id), rewards, cover);
  const isDebtor = (await readDebt(tx, referral.referrer_id)) > 0;
  for (const [index, reward] of rewards.entries()) {
    if (reward.status !== 'pending') continue;
    const coveredAt = covered[index];
    const dueAt = coveredAt ? new Date(coveredAt.getTime() + holdDays * dayMs) : null;
    if (dueAt && dueAt <= tx.now() && !isDebtor) await release(tx, referral, reward);
    else if (dueAt?.getTime() !== reward.due_at?.getTime()) await updateReward(tx.db, reward.id, { due_at: dueAt });
  }
}

async function release(tx: Context, referral: ReferralRow, reward: RewardRow): Promise<void> {
  await releaseReward(tx, reward);
  if (reward.kind === 'share') return;
  await markQualified(tx.db, referral.invited_id, tx.now());
  const isPromoted = await promote(tx.db, referral.referrer_id, tx.config.referral.superUserFrom);
  await payCoinsDue(tx, { invitedId: referral.invited_id });
  await notifyQualified(tx, referral, reward.amount);
  if (isPromoted) await notifySuperUser(tx, referral.referrer_id);
}

async function payCoinsDue(tx: Context, of: { invitedId: number } | { accountId: number }): Promise<void> {
  for (const side of await selectCoinsDue(tx.db, of)) {
    await markCoinsPaid(tx.db, side, tx.now());
    await payCoins(tx, side.invited_id, side.owner_id);
  }
}

/** The coins of an account's qualified referrals waited for its proven mobile. Call this in the transaction that proves it. */
export async function payWaitingCoins(tx: Context, accountId: number): Promise<void> {
  await payCoinsDue(tx, { accountId });
}

interface SubscriptionPayment {
  account_id: number;
  provider_payment_id: string;
  /** Paise. */
  amount: number;
  paid_at: Date;
}

/** A subscription was paid: an act of value and income, and for a super user a share in the months after joining. */
export async function sharePayment(tx: Context, payment: SubscriptionPayment): Promise<void> {
  await qualifyReferral(tx, payment.account_id);
  const { superUserShare, superUserMonths } = tx.config.referral;
  const referral = await lockReferral(tx.db, payment.account_id);
  if (!referral?.is_super_user || !isWithinMonths(payment.paid_at, referral.created_at, superUserMonths)) return;
  await lockAccount(tx, referral.referrer_id);
  if ((await readDebt(tx, referral.referrer_id)) > 0) return;
  const amount = shareOf(payment.amount, superUserShare);
  if (!(await startReward(tx, referral, { amount, paymentId: payment.provider_payment_id }))) return;
  await notifyShare(tx, referral, amount);
  await releaseDue(tx, referral);
}

const batch = 200;

/** Looks again at what is due of a referrer: nobody waits for the next run of the job. */
export async function releaseDueRewards(context: Context, referrerId: number): Promise<void> {
  for (const id of await selectDue(context.db, { now: context.now(), referrerId, limit: batch })) {
    await qualifyReferral(context, id);
  }
}

/** Looks at every referral that may still move: holds end, places among the pending become free, shared cards come to light. */
export async function reviewReferrals(context: Context): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await selectOpenReferrals(context.db, { after, limit: batch });
    for (const id of ids) {
      await qualifyReferral(context, id).catch((error) =>
        context.log.warn({ err: error }, 'A referral could not be reviewed'),
      );
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < batch) return;
    after = last;
  }
}
