import { inRupees, toPaise } from '../../contract/money.ts';
import type { Context } from '../kit/context.ts';
import { inTransaction } from '../kit/transaction.ts';
import { say } from '../kit/words.ts';
import { notify } from '../notifications/notifications.service.ts';
import { findPeople, lockAccount } from '../people/people.service.ts';
import { areRelated } from '../related-accounts/related-accounts.service.ts';
import {
  lockReferral,
  markQualified,
  markRefused,
  markReleased,
  promote,
  type ReferralRow,
  selectDeeds,
} from './qualification.queries.ts';
import { isQualified, isReleased, isWithinMonths, shareOf } from './referrals.rules.ts';
import { payReward, payShare, releaseMoney } from './rewards.service.ts';

const link = '/referal';

/**
 * Rewards who invited this account as soon as the database says that it has got started, and makes the money
 * withdrawable when that is due. Told twice, or by two acts at once, it happens once; nothing for who was not invited.
 */
export async function qualifyReferral(context: Context, invitedId: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const referral = await lockReferral(tx.db, invitedId);
    if (!referral || referral.released_at) return;
    const deeds = await selectDeeds(tx.db, invitedId);
    if (!isQualified(deeds) || (await refuseSelfReferral(tx, referral))) return;
    const released = isReleased(deeds);
    if (!referral.qualified_at) await reward(tx, referral, released);
    else if (released) await releaseReferral(tx, referral);
  });
}

async function reward(tx: Context, referral: ReferralRow, released: boolean): Promise<void> {
  const { invited_id: invitedId, referrer_id: referrerId } = referral;
  await lockAccount(tx, referrerId);
  await markQualified(tx.db, { invitedId, now: tx.now(), released });
  const { superUserFrom } = tx.config.referral;
  const isPromoted = await promote(tx.db, referrerId, superUserFrom);
  if (released) await releaseMoney(tx, referral);
  await payReward(tx, referral, released);
  await tellQualified(tx, referral);
  if (isPromoted) await tellSuperUser(tx, referrerId);
}

async function releaseReferral(tx: Context, referral: ReferralRow): Promise<void> {
  await markReleased(tx.db, referral.invited_id, tx.now());
  await releaseMoney(tx, referral);
}

/** Whether somebody invited themselves. It is noted once and for all, and nobody is told. */
async function refuseSelfReferral(tx: Context, referral: ReferralRow): Promise<boolean> {
  const reason = await findSelfReferral(tx, referral);
  if (reason) await markRefused(tx.db, referral.invited_id, reason);
  return reason !== null;
}

/** By what two accounts are known to be one person's; the address says nothing. */
async function findSelfReferral(tx: Context, { invited_id, referrer_id }: ReferralRow) {
  const { reasons } = await areRelated(tx, invited_id, referrer_id);
  return reasons[0] ?? null;
}

interface SubscriptionPayment {
  account_id: number;
  provider_payment_id: string;
  /** Paise. */
  amount: number;
  paid_at: Date;
}

/** A super user's share of what somebody they brought pays for a subscription in the months after joining. */
export async function sharePayment(tx: Context, payment: SubscriptionPayment): Promise<void> {
  const { superUserShare, superUserMonths } = tx.config.referral;
  const referral = await lockReferral(tx.db, payment.account_id);
  if (!referral?.is_super_user || !isWithinMonths(payment.paid_at, referral.created_at, superUserMonths)) return;
  if (await refuseSelfReferral(tx, referral)) return;
  await lockAccount(tx, referral.referrer_id);
  const amount = shareOf(payment.amount, superUserShare);
  const released = referral.released_at !== null;
  if (!(await payShare(tx, referral, { amount, paymentId: payment.provider_payment_id, released }))) return;
  await notify(tx, {
    accountId: referral.referrer_id,
    type: 'referral',
    title: say`${{ money: inRupees(amount) }} is your share of a subscription`,
    description: say`${{ who: await nameOf(tx, referral.invited_id) }} has paid for a subscription.`,
    link,
    senderId: referral.invited_id,
  });
}

async function tellQualified(tx: Context, { invited_id, referrer_id }: ReferralRow): Promise<void> {
  const { reward, coins } = tx.config.referral;
  await notify(tx, {
    accountId: referrer_id,
    type: 'referral',
    title: say`You have earned ${{ money: inRupees(toPaise(reward)) }} and ${{ coins }} coins`,
    description: say`${{ who: await nameOf(tx, invited_id) }}, who joined by your link, has got started.`,
    link,
    senderId: invited_id,
  });
  await notify(tx, {
    accountId: invited_id,
    type: 'referral',
    title: say`You have ${{ coins }} more coins`,
    description: say`You came by the invitation of ${{ who: await nameOf(tx, referrer_id) }} and have got started.`,
    link,
    senderId: referrer_id,
  });
}

async function tellSuperUser(tx: Context, accountId: number): Promise<void> {
  const { superUserFrom, superUserShare, superUserMonths } = tx.config.referral;
  tx.afterCommit(() => tx.live.toAccount(accountId, 'profile', { is_super_user: 1 }));
  await notify(tx, {
    accountId,
    type: 'referral',
    title: say`You are a super user`,
    description: say`${{ count: superUserFrom }} of your referrals have qualified. From now on you earn ${{ share: superUserShare }}% of their subscription payments for ${{ months: superUserMonths }} months after they joined.`,
    link,
  });
}

/** Tells who invited an account that it has joined. */
export async function tellJoined(tx: Context, { invitedId, referrerId }: { invitedId: number; referrerId: number }) {
  await notify(tx, {
    accountId: referrerId,
    type: 'referral',
    title: say`${{ who: await nameOf(tx, invitedId) }} has joined by your link`,
    description: 'You earn as soon as they get started.',
    link,
    senderId: invitedId,
  });
}

async function nameOf(context: Context, id: number): Promise<string> {
  return (await findPeople(context, [id])).get(id)?.fullname ?? 'Deleted user';
}
