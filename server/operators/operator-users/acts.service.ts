import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { OperatorLevel } from '../../../contract/kit/permissions.ts';
import type { OperatorUserAct, OperatorUserDetail } from '../../../contract/operators/operator-users.ts';
import { sendSignUpCode } from '../../accounts/auth/verification.service.ts';
import { lift, suspend } from '../../accounts/suspensions/suspensions.service.ts';
import { changeAccount, writeSuperUser } from '../../core/account-records/account-records.service.ts';
import { type ActingOperator, recordAct } from '../../core/audit/audit.service.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import { grantRefund } from '../../discovery/unlocks/refunds.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { refuse, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { keepHidden } from '../roster/hiding.service.ts';
import { userPolicy } from './operator-users.policy.ts';
import type { AccountRow } from './operator-users.queries.ts';
import { findUser, readUser } from './operator-users.service.ts';

interface Act {
  operator: ActingOperator;
  id: string;
  reason: string;
}

export async function suspendUser(context: Context, { operator, id, reason }: Act): Promise<OperatorUserDetail> {
  await suspend(context, { operator, accountId: rowId(id, 'This person'), reason });
  return readUser(context, id, operator.locale);
}

export async function liftSuspension(context: Context, { operator, id, reason }: Act): Promise<OperatorUserDetail> {
  await lift(context, { operator, accountId: rowId(id, 'This person'), reason });
  return readUser(context, id, operator.locale);
}

/** Grants or withdraws super user status, which referrals also grant; notifies the person and updates their pages. */
export async function setSuperUser(
  context: Context,
  { operator, id, reason, isSuperUser }: Act & { isSuperUser: boolean },
): Promise<OperatorUserDetail> {
  return inTransaction(context, async (tx) => {
    const { id: accountId } = await demandMay(tx, id, isSuperUser ? 'grant_super_user' : 'withdraw_super_user');
    await writeSuperUser(tx, accountId, isSuperUser);
    const action = isSuperUser ? 'account.super_user_granted' : 'account.super_user_withdrawn';
    await recordAct(tx, { actor: operator, action, target: `account:${accountId}`, detail: {}, reason });
    const { superUserShare: share, superUserMonths: months } = tx.config.referral;
    await notify(tx, {
      accountId,
      type: 'referral',
      title: isSuperUser ? msg`You’re a super user` : msg`You’re no longer a super user`,
      description: isSuperUser
        ? msg`From now on you earn ${{ share }}% of the subscription payments of people who join with your link, for ${{ months }} months.`
        : msg`You keep what you have earned. Reason: ${{ reason }}`,
      link: '/referal',
    });
    tx.afterCommit(() => tx.live.toAccount(accountId, 'profile', { is_super_user: isSuperUser ? 1 : 0 }));
    return readUser(tx, id, operator.locale);
  });
}

/**
 * Gives another operator a level, so that an admin always remains. Both rows are locked in one order, and the acting admin is
 * read again: of two who lower each other at once, the second is refused.
 */
export async function setOperatorLevel(
  context: Context,
  { operator, id, level, reason }: Act & { level: OperatorLevel },
): Promise<OperatorUserDetail> {
  const accountId = rowId(id, 'This person');
  if (accountId === operator.id) throw refuse('RULE', 'You can’t change your own level. Ask another admin.');
  return inTransaction(context, async (tx) => {
    for (const each of [accountId, operator.id].toSorted((a, b) => a - b)) await lockAccount(tx, each);
    if ((await findUser(tx, String(operator.id))).operator_level !== 'admin') {
      throw refuse('ROLE', 'Only admins set the levels of operators.');
    }
    const { operator_level: before } = await demandMay(tx, id, 'set_level');
    await changeAccount(tx, accountId, { operator_level: level, operator_level_at: tx.now() });
    const detail = { before, after: level };
    await recordAct(tx, {
      actor: operator,
      action: 'account.level_set',
      target: `account:${accountId}`,
      detail,
      reason,
    });
    return readUser(tx, id, operator.locale);
  });
}

/** Hides or shows a profile, claimed or not, for example a minor's, and notifies the person of the reason. */
export async function hideProfile(
  context: Context,
  { operator, id, reason, hidden }: Act & { hidden: boolean },
): Promise<OperatorUserDetail> {
  return inTransaction(context, async (tx) => {
    const { id: accountId } = await demandMay(tx, id, hidden ? 'hide' : 'show');
    await keepHidden(tx, { accountId, hidden });
    const action = hidden ? 'profile.hidden' : 'profile.shown';
    await recordAct(tx, { actor: operator, action, target: `account:${accountId}`, detail: {}, reason });
    await notify(tx, {
      accountId,
      type: 'security',
      title: hidden ? msg`Your profile is hidden` : msg`Your profile is visible again`,
      description: msg`Reason: ${{ reason }}`,
      link: '/my-profile',
    });
    return readUser(tx, id, operator.locale);
  });
}

/** An account, locked within a transaction, with which operators may do this. */
async function demandMay(context: Context, wireId: string, act: OperatorUserAct): Promise<AccountRow> {
  await lockAccount(context, rowId(wireId, 'This person'));
  const user = await findUser(context, wireId);
  demand(userPolicy(user, dateInIndia(context.now()))[act]);
  return user;
}

export async function resendVerification(
  context: Context,
  { operator, id }: Omit<Act, 'reason'>,
): Promise<OperatorUserDetail> {
  const user = await demandMay(context, id, 'verify');
  await sendSignUpCode(context, user.id);
  await recordAct(context, {
    actor: operator,
    action: 'account.verification_sent',
    target: `account:${user.id}`,
    detail: {},
  });
  return readUser(context, id, operator.locale);
}

/** Grants the refund of a reported unlock. */
export async function grantUnlockRefund(context: Context, { operator, id, reason }: Act): Promise<OperatorUserDetail> {
  return inTransaction(context, async (tx) => {
    const { accountId, coins } = await grantRefund(tx, rowId(id, 'This unlock'));
    const target = `unlock:${id}`;
    const detail = { account_id: accountId, coins };
    await recordAct(tx, { actor: operator, action: 'unlock.refunded', target, detail, reason });
    return readUser(tx, String(accountId), operator.locale);
  });
}
