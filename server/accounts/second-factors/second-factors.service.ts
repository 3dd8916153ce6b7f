import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { SecondFactor } from '../../../contract/accounts/second-factors.ts';
import type { Database } from '../../../database/connection.ts';
import type { Context } from '../../kit/context/context.ts';
import { seal, unseal } from '../../kit/crypto/encryption.ts';
import {
  confirmTotp,
  deletePasskeys,
  deleteRecoveryCodes,
  deleteTotp,
  deleteTotps,
  type Removal,
  replaceRecoveryCodes,
  selectHashedFor,
  selectSealedSecrets,
  selectState,
  selectTotp,
  storeTotp,
  useRecoveryCode,
  useStep,
} from './second-factors.queries.ts';
import {
  type FactorState,
  factorsOf,
  makeRecoveryCodes,
  readRecoveryCode,
  stepOf,
  stepSeconds,
  stepWindow,
} from './second-factors.rules.ts';

const sealedFor = 'totp';
/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

export async function readFactorState(context: Context, accountId: number): Promise<FactorState> {
  const row = await selectState(context.db, accountId);
  return {
    passkeys: row?.passkeys ?? 0,
    totpSince: row?.totpSince ?? null,
    codes: row?.codes ?? 0,
    codesLeft: row?.codesLeft ?? 0,
  };
}

/** Second factors that count for an account, quickest first; empty without one. */
export async function listFactors(context: Context, accountId: number): Promise<SecondFactor[]> {
  return factorsOf(await readFactorState(context, accountId));
}

function totpOf(context: Context, secret: Secret, label = ''): TOTP {
  return new TOTP({ issuer: context.config.brandName, label, secret, period: stepSeconds });
}

/** Makes a secret, which counts once `turnTotpOn` was called. Null where the app is on already. */
export async function startTotp(
  context: Context,
  { accountId, sessionId, label }: { accountId: number; sessionId: number; label: string },
): Promise<{ secret: string; otpauth_url: string } | null> {
  const secret = new Secret({ size: secretBytes });
  const sealed = seal(context.secretKey, sealedFor, secret.base32);
  if (!(await storeTotp(context.db, { accountId, sessionId, secret: sealed, now: context.now() }))) return null;
  return { secret: secret.base32, otpauth_url: totpOf(context, secret, label).toString() };
}

/** Whether the session has a secret that waits for its first code. */
export async function isTotpWaiting(
  context: Context,
  { accountId, sessionId }: { accountId: number; sessionId: number },
): Promise<boolean> {
  const row = await selectTotp(context.db, accountId);
  return row !== undefined && row.confirmed_at === null && row.session_id === sessionId;
}

export async function turnTotpOn(tx: Context, accountId: number): Promise<void> {
  await confirmTotp(tx.db, { accountId, now: tx.now() });
}

/** Whether a code of the authenticator app that is on is right; a code, and any older one, counts once. */
export async function redeemTotp(context: Context, accountId: number, code: string): Promise<boolean> {
  const row = await selectTotp(context.db, accountId);
  return row !== undefined && row.confirmed_at !== null && useCode(context, { accountId, secret: row.secret, code });
}

/** Whether the first code of an app that is being set up is right. */
export async function redeemFirstCode(context: Context, accountId: number, code: string): Promise<boolean> {
  const row = await selectTotp(context.db, accountId);
  return row !== undefined && row.confirmed_at === null && useCode(context, { accountId, secret: row.secret, code });
}

interface TypedCode {
  accountId: number;
  /** Encrypted. */
  secret: string;
  code: string;
}

async function useCode(context: Context, { accountId, secret, code }: TypedCode): Promise<boolean> {
  const now = context.now();
  const known = readSecret(context.secretKey, secret);
  if (known === null) return false;
  const totp = totpOf(context, Secret.fromBase32(known));
  const delta = totp.validate({ token: code.replaceAll(' ', ''), timestamp: now.getTime(), window: stepWindow });
  return delta !== null && useStep(context.db, { accountId, step: stepOf(now) + delta });
}

/** Null where another key sealed it: its codes are wrong ones then, and the other ways in stay open. */
function readSecret(secretKey: string, sealed: string): string | null {
  try {
    return unseal(secretKey, sealedFor, sealed);
  } catch {
    return null;
  }
}

interface LostFactors {
  totps: number;
  /** Accounts whose recovery codes they were. */
  codeHolders: number;
}

/**
 * Removes what works with a former key alone, for an installation that lost it: authenticator apps that the present key
 * does not open, and all recovery codes. Passkeys stay: their public keys are stored in plain.
 */
export async function removeLostFactors(db: Database, secretKey: string): Promise<LostFactors> {
  const lost = (await selectSealedSecrets(db)).filter(({ secret }) => readSecret(secretKey, secret) === null);
  await deleteTotps(
    db,
    lost.map(({ account_id }) => account_id),
  );
  return { totps: lost.length, codeHolders: await deleteRecoveryCodes(db) };
}

/** Keyed hash: without the secret of the installation, a stolen table reveals no code. */
function hashRecoveryCode(context: Context, accountId: number, code: string): string {
  return createHmac('sha256', context.secretKey)
    .update(`recovery:${accountId}:${readRecoveryCode(code)}`)
    .digest('base64url');
}

/** Whether a recovery code is right; each counts once. */
export async function redeemRecoveryCode(context: Context, accountId: number, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(context, await selectHashedFor(context.db, accountId), code);
  return useRecoveryCode(context.db, { accountId, hash, now: context.now() });
}

/** Makes new recovery codes in place of the former ones. They are returned once and stored as hashes. */
export async function issueRecoveryCodes(tx: Context, accountId: number): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(tx, accountId, code));
  await replaceRecoveryCodes(tx.db, { accountId, hashes, now: tx.now() });
  return codes;
}

/** Removes the authenticator app. False where there was none. */
export async function removeTotp(tx: Context, accountId: number): Promise<boolean> {
  const isRemoved = await deleteTotp(tx.db, { accountId });
  await dropSpareCodes(tx, accountId);
  return isRemoved;
}

/** Removes a passkey and returns its name; null where the account has no such passkey. */
export async function removePasskey(
  tx: Context,
  { accountId, id }: { accountId: number; id: number },
): Promise<string | null> {
  const [name = null] = await deletePasskeys(tx.db, { accountId, id });
  await dropSpareCodes(tx, accountId);
  return name;
}

/** Removes second factors: all, those that a session added, or those added since a time. */
export async function removeFactors(tx: Context, which: Removal): Promise<void> {
  await deletePasskeys(tx.db, which);
  await deleteTotp(tx.db, which);
  await dropSpareCodes(tx, which.accountId);
}

/** Recovery codes stand in for another factor: they end with the last one. */
async function dropSpareCodes(tx: Context, accountId: number): Promise<void> {
  if ((await listFactors(tx, accountId)).length > 0) return;
  await replaceRecoveryCodes(tx.db, { accountId, hashes: [], now: tx.now() });
}
