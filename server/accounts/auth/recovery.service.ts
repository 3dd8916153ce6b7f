import { changeAccount, clearUnproven } from '../../core/account-records/account-records.service.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inEvenTime } from '../../kit/context/even-time.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { hashPassword } from '../../kit/crypto/passwords.ts';
import type { Device } from '../../kit/http/device.ts';
import { AppError, refuseField, refuseNotFound } from '../../kit/http/errors.ts';
import { tooOften } from '../../kit/http/limits/limits.rules.ts';
import { takeNetworkTurn } from '../../kit/http/limits/limits.service.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { settleByReset } from '../account-changes/account-changes.service.ts';
import { endSessions } from '../sessions/sessions.service.ts';
import { beginCode, forgetWrongSignIns } from './attempts.service.ts';
import { type Account, findAccountById, findNamed, findSignedUp, listOwnNames } from './auth.queries.ts';
import { type Identifier, isForgottenContact, readIdentifier } from './auth.rules.ts';
import { verifyAccount } from './auth.service.ts';
import { endCodes, isResetTokenGood, redeemResetToken, sendCode, sendCodeAgain } from './codes.service.ts';
import { judgePassword } from './passwords.service.ts';
import { notifyPasswordChanged } from './security.service.ts';
import { type SoftReply, softly } from './soft-reply.ts';

const wrongMatch = 'Confirm password does not match new password.';
/** Sends a code for a new password. Answers the same whether or not the account exists. */
export async function requestReset(
  context: Context,
  request: { username: string; isEmail?: boolean | undefined; isMobile?: boolean | undefined; device: Device },
): Promise<SoftReply> {
  if (!isForgottenContact(request)) return softly('BAD_INPUT', msg`Please Enter Email or mobile properly`);
  const limited = await takeNetworkTurn(context, 'forgot', request.device.address);
  if (limited > 0) return softly('TOO_MANY', tooOften(limited));
  const identifier = readIdentifier(request.username);
  const account = await findSignedUp(context.db, identifier);
  const begun = await beginCode(context, { call: 'forgot', identifier, account, device: request.device });
  if (begun.refusal) return begun.refusal;
  await inEvenTime(context, async () => {
    if (account && !begun.isSilent) await sendResetCode(context, account, identifier);
  });
  return { result: true };
}

/** By SMS if the reset was requested with the verified mobile of a verified account, otherwise by e-mail. */
async function sendResetCode(context: Context, account: Account, { by }: Identifier): Promise<void> {
  if (by === 'mobile' && account.proven_mobile && account.email_verified_at) {
    await sendCode(context, account, { purpose: 'reset', channel: 'mobile', contact: account.proven_mobile });
  } else if (account.email) {
    await sendCode(context, account, { purpose: 'reset', channel: 'email', contact: account.email });
  }
}

/** Resends the account's code: at once the first time, then every 30 seconds, five times an hour. */
export async function resendCode(
  context: Context,
  { username, device }: { username: string; device: Device },
): Promise<SoftReply> {
  const limited = await takeNetworkTurn(context, 'resend', device.address);
  if (limited > 0) return softly('TOO_MANY', tooOften(limited));
  const identifier = readIdentifier(username);
  const [account] = await findNamed(context.db, identifier);
  const begun = await beginCode(context, { call: 'resend', gap: 30, identifier, account, device });
  if (begun.refusal) return begun.refusal;
  await inEvenTime(context, async () => {
    if (account && !begun.isSilent) await sendCodeAgain(context, account);
  });
  return { result: true };
}

interface Reset {
  username: string;
  password: string;
  confirmation: string;
  resetToken: string | undefined;
  device: Device;
}

/**
 * Sets a new password with the token of a verified code and ends every session. A refused attempt does not consume the
 * token.
 */
export async function resetPassword(context: Context, reset: Reset): Promise<SoftReply> {
  const limited = await takeNetworkTurn(context, 'reset', reset.device.address);
  if (limited > 0) return softly('TOO_MANY', tooOften(limited));
  if (reset.password !== reset.confirmation) return softly('BAD_INPUT', wrongMatch);
  const ended = softly('BAD_CREDENTIALS', 'This password reset has expired. Please request a new code.');
  const token = reset.resetToken ?? '';
  // Checked before judging or hashing the password: without a valid token the answer is the same for every name and
  // password.
  const account = await findResetting(context, reset.username, token);
  if (!account) return ended;
  const names = await listOwnNames(context.db, account.id);
  const weakness = await judgePassword(context, { password: reset.password, names });
  if (weakness) return softly('BAD_INPUT', weakness);
  const hash = await hashPassword(reset.password);
  try {
    const isDone = await inTransaction(context, async (tx) => {
      await lockAccount(tx, account.id);
      const redeemed = await redeemResetToken(tx, account.id, token);
      if (!redeemed) return false;
      const isTrusted = await settleByReset(tx, account.id, redeemed.contact);
      await notifyPasswordChanged(tx, { accountId: account.id, sessionId: null, isTrusted });
      await changeAccount(tx, account.id, { password_hash: hash, updated_at: tx.now() });
      await verifyAccount(tx, account.id);
      await clearUnproven(tx, account.id);
      await endSessions(tx, { accountId: account.id });
      await forgetWrongSignIns(tx, account.id);
      return true;
    });
    return isDone ? { result: true } : ended;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TAKEN') return ended;
    throw error;
  }
}

/**
 * Finds the account of the reset token; registrations may share an unverified e-mail. An unknown name takes as long.
 */
async function findResetting(context: Context, name: string, token: string): Promise<Account | undefined> {
  const named = await findNamed(context.db, readIdentifier(name));
  if (named.length === 0) await isResetTokenGood(context, 0, token);
  for (const account of named) if (await isResetTokenGood(context, account.id, token)) return account;
  return undefined;
}

interface Change {
  user: { id: number; sessionId: number };
  password: string;
  confirmation: string;
}

/** Changes the password of a user with fresh step-up proof and ends their other sessions. */
export async function changePassword(context: Context, change: Change): Promise<void> {
  const { user, password } = change;
  if (password !== change.confirmation) throw refuseField('BAD_INPUT', 'confirm_password', wrongMatch);
  const account = await findAccountById(context.db, user.id);
  if (!account) throw refuseNotFound('This account');
  const weakness = await judgePassword(context, { password, names: await listOwnNames(context.db, user.id) });
  if (weakness) throw refuseField('BAD_INPUT', 'password', weakness);
  const hash = await hashPassword(password);
  await inTransaction(context, async (tx) => {
    await lockAccount(tx, user.id);
    await notifyPasswordChanged(tx, { accountId: user.id, sessionId: user.sessionId, isTrusted: false });
    await changeAccount(tx, user.id, { password_hash: hash, updated_at: tx.now() });
    await endCodes(tx, user.id);
    await forgetWrongSignIns(tx, user.id);
    await endSessions(tx, { accountId: user.id, except: user.sessionId });
  });
}
