import { dayMs } from '../../../contract/kit/calendar.ts';
import type { ReferralRefusal } from '../../../database/schema.ts';
import { promoteReferrer } from '../../core/account-records/account-records.service.ts';
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
  type ReferralRow,
  selectCoinsDue,
  selectEverOwned,
} from './qualification.queries.ts';
import { hasActed, isWithinMonths, shareOf } from './referrals.rules.ts';
import {
  countPending,
  type RewardRow,
  selectDue,
  selectOpenReferrals,
  selectReferrerGroup,
  selectRewards,
  updateReward,
} from './reward.queries.ts';
import { cancelReward, payCoins, refuseReward, releaseReward, startReward, takeBackReward } from './rewards.service.ts';

/**
 * Updates the rewards for an invited account from its acts and the platform's income from it. Idempotent and safe to
 * run concurrently; does nothing for accounts that nobody invited.
 */
export async function qualifyReferral(context: Context, invitedId: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const referral = await lockReferral(tx.db, invitedId);
    if (!referral) return;
    // Places among the pending rewards are counted over all accounts of the referrer's owners.
    for (const id of await selectReferrerGroup(tx.db, referral.referrer_id)) await lockAccount(tx, id);
    const acts = await selectActs(tx.db, invitedId);
    if (acts.isChargedBack) return endReferral(tx, referral, { reason: 'charged_back' });
    const rewards = await selectRewards(tx.db, invitedId);
    const live = rewards.filter(({ status }) => status === 'pending' || status === 'withdrawable');
    if (live.length === 0 && !hasActed(acts)) return;
    const relation = (await selectEverOwned(tx.db, referral))
      ? 'member'
      : (await areRelated(tx, referral.referrer_id, invitedId)).reasons[0];
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

/** Reason for ending a referral, with an operator's note where one decided. */
interface Ending {
  reason: ReferralRefusal;
  note?: string | undefined;
}

/**
 * Ends a referral for good and cancels pending rewards; rewards already withdrawable stay, unless the caller takes them
 * back.
 */
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
 * After a final chargeback: cancels pending rewards, and takes back those the payment had covered, as the referrer's
 * debt where the balance is short. Call once for payer and payee each.
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
 * Ends the referrals of accounts found to be colluding; `note` is the operator's text for the referrer. Locks referrals
 * before accounts, like every other writer.
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

/** Starts a reward if the referrer has a free place among the pending ones and no debt. */
async function beginReward(tx: Context, referral: ReferralRow): Promise<void> {
  const { referrer_id: referrerId } = referral;
  const group = await selectReferrerGroup(tx.db, referrerId);
  if ((await countPending(tx.db, group)) >= tx.config.referral.mostPending) return;
  if ((await readDebt(tx, referrerId)) > 0) return;
  if (await startReward(tx, referral)) await notifyPending(tx, referral);
}

/** Makes rewards withdrawable that are covered by income and past their hold, and records when the rest will be. */
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
  const isPromoted = await promoteReferrer(tx, referral.referrer_id, tx.config.referral.superUserFrom);
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

/**
 * Pays coins of qualified referrals that waited for a verified mobile. Call this in the transaction that verifies it.
 */
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

/**
 * Handles a subscription payment: it qualifies the referral, adds income, and earns a super user a share in the months
 * after joining.
 */
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

/** Releases a referrer's due rewards on read, without waiting for the job. */
export async function releaseDueRewards(context: Context, referrerId: number): Promise<void> {
  for (const id of await selectDue(context.db, { now: context.now(), referrerId, limit: batch })) {
    await qualifyReferral(context, id);
  }
}

/** Reviews every open referral: holds end, places among the pending become free, shared cards are discovered. */
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
