import type { Attestation, CreationOptions, PasskeyReply } from '../../../contract/accounts/second-factors.ts';
import type { Role } from '../../../contract/core/roles.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { Device } from '../../kit/http/device.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demandTurn } from '../../kit/http/limits/limits.service.ts';
import { inLanguage, msg } from '../../kit/i18n/messages.ts';
import { notifyFactorAdded, notifyFactorChanged } from '../auth/factor-notices.service.ts';
import { readOwnProfile } from '../profiles/profiles.service.ts';
import { addPasskey, creationOptions, listPasskeys } from '../second-factors/passkeys.service.ts';
import { findRecovery } from '../second-factors/recoveries.service.ts';
import { factorsOf, mostPasskeys } from '../second-factors/second-factors.rules.ts';
import {
  issueRecoveryCodes,
  isTotpWaiting,
  listFactors,
  readFactorState,
  redeemFirstCode,
  removePasskey,
  removeTotp,
  startTotp,
  turnTotpOn,
} from '../second-factors/second-factors.service.ts';
import { deviceName } from '../sessions/sessions.rules.ts';
import { viewPasskey } from './factor-settings.views.ts';
import { isFactorRequired } from './required-factor.service.ts';

interface Asking {
  id: number;
  role: Role;
  sessionId: number;
}

/** All that is set up, with a recovery under way. */
export async function readFactors(context: Context, user: Asking) {
  const { passkeys, totpSince, codes, codesLeft } = await readFactorState(context, user.id);
  const recovery = await findRecovery(context, user.id);
  return {
    required: await isFactorRequired(context, user),
    passkeys,
    totp: totpSince && { since: totpSince.toISOString() },
    recovery_codes: { left: codesLeft, total: codes },
    recovery: recovery && { started: recovery.started_at.toISOString(), ready_at: recovery.ready_at.toISOString() },
  };
}

export async function readPasskeys(context: Context, user: Asking): Promise<PasskeyReply[]> {
  return (await listPasskeys(context, user.id)).map(viewPasskey);
}

/** Name of an account in an authenticator app or a passkey. */
async function labelOf(context: Context, user: Asking): Promise<{ name: string; fullname: string }> {
  const { username, email, mobile, fullname } = await readOwnProfile(context, user.id);
  return { name: username ?? email ?? mobile ?? fullname, fullname };
}

export async function beginTotp(context: Context, user: Asking) {
  const { name } = await labelOf(context, user);
  const started = await startTotp(context, { accountId: user.id, sessionId: user.sessionId, label: name });
  if (!started) throw refuse('RULE', 'Your authenticator app is on already. Turn it off first to set up another one.');
  return started;
}

/** A factor and the change that tells of it have the same time, by which an undo finds what to remove. */
function atOneTime(tx: Context): Context {
  const moment = tx.now();
  return { ...tx, now: () => moment };
}

/** Turns the authenticator app on with its first code. */
export async function finishTotp(context: Context, user: Asking, code: string): Promise<{ recovery_codes: string[] }> {
  const { id: accountId, sessionId } = user;
  await demandTurn(context, { key: `totp-confirm:${accountId}`, max: 10, seconds: 900 });
  if (!(await isTotpWaiting(context, { accountId, sessionId }))) {
    throw refuse('RULE', 'Start again to set up your authenticator app.');
  }
  return inTransaction(context, async (running) => {
    const tx = atOneTime(running);
    await lockAccount(tx, accountId);
    if (!(await redeemFirstCode(tx, accountId, code))) {
      throw refuseField('WRONG_CODE', 'code', 'This code is wrong. Check that your device’s clock is right.');
    }
    await turnTotpOn(tx, accountId);
    await notifyFactorAdded(tx, {
      accountId,
      sessionId,
      headline: msg`Your authenticator app was turned on`,
      lead: msg`From now on, logging in takes a code of your authenticator app.`,
    });
    return { recovery_codes: await issueRecoveryCodes(tx, accountId) };
  });
}

export async function turnTotpOff(context: Context, user: Asking): Promise<void> {
  await inTransaction(context, async (tx) => {
    await lockAccount(tx, user.id);
    if (!(await removeTotp(tx, user.id))) throw refuseNotFound('This authenticator app');
    await demandRequired(tx, user);
    await notifyFactorChanged(tx, {
      accountId: user.id,
      headline: msg`Your authenticator app was turned off`,
      lead: msg`Logging in takes no code of it any more.`,
    });
  });
}

/** Refuses, and so takes back, a change that leaves an account without the second factor it needs. */
async function demandRequired(tx: Context, user: Asking): Promise<void> {
  if ((await listFactors(tx, user.id)).length === 0 && (await isFactorRequired(tx, user))) {
    throw refuse('RULE', 'You need a second factor for your account or team. Add another one before you remove this.');
  }
}

export async function beginPasskey(context: Context, user: Asking): Promise<CreationOptions> {
  if ((await readFactorState(context, user.id)).passkeys >= mostPasskeys) throw tooManyPasskeys();
  const account = { id: user.id, ...(await labelOf(context, user)) };
  return creationOptions(context, { account, sessionId: user.sessionId });
}

function tooManyPasskeys() {
  return refuse('RULE', msg`You can have ${{ max: mostPasskeys }} passkeys. Remove one you no longer use.`);
}

interface NewPasskey {
  credential: Attestation;
  name?: string | undefined;
}

/** Adds a passkey. The first second factor comes with recovery codes. */
export async function finishPasskey(
  context: Context,
  { user, device, passkey: { credential, name } }: { user: Asking; device: Device; passkey: NewPasskey },
): Promise<{ passkey: PasskeyReply; recovery_codes: string[] | null }> {
  const { id: accountId, sessionId } = user;
  const label = name ?? inLanguage(device.locale)(deviceName(device.userAgent));
  return inTransaction(context, async (running) => {
    const tx = atOneTime(running);
    await lockAccount(tx, accountId);
    const before = await readFactorState(tx, accountId);
    if (before.passkeys >= mostPasskeys) throw tooManyPasskeys();
    const passkey = await addPasskey(tx, { accountId, sessionId, credential, name: label });
    if (passkey === null) throw refuse('RULE', 'This passkey wasn’t accepted. Please try again.');
    if (passkey === 'known') throw refuse('TAKEN', 'This passkey is added already.');
    await notifyFactorAdded(tx, {
      accountId,
      sessionId,
      headline: msg`A passkey was added`,
      lead: msg`“${{ name: label }}” can now sign in to your account by itself. You can remove it under Security.`,
    });
    const isFirst = factorsOf(before).length === 0;
    return {
      passkey: viewPasskey(passkey),
      recovery_codes: isFirst ? await issueRecoveryCodes(tx, accountId) : null,
    };
  });
}

export async function dropPasskey(context: Context, user: Asking, id: string): Promise<void> {
  const passkeyId = rowId(id, 'This passkey');
  await inTransaction(context, async (tx) => {
    await lockAccount(tx, user.id);
    const name = await removePasskey(tx, { accountId: user.id, id: passkeyId });
    if (name === null) throw refuseNotFound('This passkey');
    await demandRequired(tx, user);
    await notifyFactorChanged(tx, {
      accountId: user.id,
      headline: msg`A passkey was removed`,
      lead: msg`“${{ name }}” can’t sign in to your account any more.`,
    });
  });
}

export async function renewRecoveryCodes(context: Context, user: Asking): Promise<{ recovery_codes: string[] }> {
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, user.id);
    if ((await listFactors(tx, user.id)).length === 0) {
      throw refuse('RULE', 'Set up an authenticator app or a passkey first.');
    }
    await notifyFactorChanged(tx, {
      accountId: user.id,
      headline: msg`You have new recovery codes`,
      lead: msg`Your former recovery codes don’t work any more.`,
    });
    return { recovery_codes: await issueRecoveryCodes(tx, user.id) };
  });
}
