import { inRupees, toPaise } from '../../../contract/kit/money.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { cancelWords } from './cancel-words.rules.ts';

interface Pair {
  invited_id: number;
  referrer_id: number;
}

const common = { type: 'referral', link: '/referal' } as const;

/** Notifies the referrer that an invited account has joined. */
export async function notifyJoined(tx: Context, { invitedId, referrerId }: { invitedId: number; referrerId: number }) {
  await notify(tx, {
    ...common,
    accountId: referrerId,
    title: msg`${{ who: await nameOf(tx, invitedId) }} joined with your link`,
    description: 'Your reward is set as soon as they get started.',
    senderId: invitedId,
  });
}

export async function notifyPending(tx: Context, { invited_id, referrer_id }: Pair): Promise<void> {
  await notify(tx, {
    ...common,
    accountId: referrer_id,
    title: msg`${{ money: inRupees(toPaise(tx.config.referral.reward)) }} is pending: ${{ who: await nameOf(tx, invited_id) }} has got started`,
    description: msg`You can withdraw it once our fees from their work or subscription cover it and ${{ days: tx.config.referral.holdDays }} days have passed.`,
    senderId: invited_id,
  });
}

export async function notifyQualified(tx: Context, { invited_id, referrer_id }: Pair, amount: number): Promise<void> {
  const { coins } = tx.config.referral;
  await notify(tx, {
    ...common,
    accountId: referrer_id,
    title: msg`You can withdraw ${{ money: inRupees(amount) }}: a referral has qualified`,
    description: msg`${{ who: await nameOf(tx, invited_id) }} joined with your link. With a confirmed mobile number, you also get ${{ coins }} coins.`,
    senderId: invited_id,
  });
  await notify(tx, {
    ...common,
    accountId: invited_id,
    title: msg`Your referral qualified: ${{ coins }} coins`,
    description: msg`${{ who: await nameOf(tx, referrer_id) }} invited you. You get the coins once your mobile number is confirmed.`,
    senderId: referrer_id,
  });
}

export async function notifyCancelled(
  tx: Context,
  { invited_id, referrer_id }: Pair,
  ending: Parameters<typeof cancelWords>[0],
): Promise<void> {
  await notify(tx, {
    ...common,
    accountId: referrer_id,
    title: msg`The reward for ${{ who: await nameOf(tx, invited_id) }} was cancelled`,
    description: cancelWords(ending),
    senderId: invited_id,
  });
}

export async function notifyShare(tx: Context, { invited_id, referrer_id }: Pair, amount: number): Promise<void> {
  await notify(tx, {
    ...common,
    accountId: referrer_id,
    title: msg`You earned ${{ money: inRupees(amount) }} from a subscription`,
    description: msg`${{ who: await nameOf(tx, invited_id) }} has paid for a subscription.`,
    senderId: invited_id,
  });
}

export async function notifySuperUser(tx: Context, accountId: number): Promise<void> {
  const { superUserFrom, superUserShare, superUserMonths } = tx.config.referral;
  tx.afterCommit(() => tx.live.toAccount(accountId, 'profile', { is_super_user: 1 }));
  await notify(tx, {
    ...common,
    accountId,
    title: msg`You’re a super user`,
    description: msg`${{ count: superUserFrom }} of your referrals have qualified. From now on you earn ${{ share: superUserShare }}% of their subscription payments for ${{ months: superUserMonths }} months after they joined.`,
  });
}

async function nameOf(context: Context, id: number): Promise<string> {
  return (await findPeople(context, [id])).get(id)?.fullname ?? 'Deleted user';
}
