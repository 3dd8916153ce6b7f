import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Locale } from '../../../contract/kit/languages.ts';
import { otpLength } from '../../../contract/kit/patterns.ts';
import type { Context } from '../../kit/context/context.ts';
import { hashToken } from '../../kit/crypto/hash-token.ts';
import { mayGetCode } from '../../kit/http/limits/limits.service.ts';
import { recipientName } from '../../kit/i18n/recipient-name.ts';
import { codeEmail, codeText } from './auth.emails.ts';
import { type Channel, type CodePurpose, codeTime } from './auth.rules.ts';
import {
  consumeResetToken,
  countTry,
  deleteCode,
  deleteResetTokens,
  findCode,
  findResetToken,
  replaceCode,
  replaceResetToken,
} from './codes.queries.ts';

export const wrongCode = 'This code is wrong or has expired. Check it or request a new one.';

/** Wrong attempts after which a code is invalid, independent of rate limits. */
const mostTries = 5;

interface Recipient {
  id: number;
  fullname: string;
  locale: Locale;
}

interface Destination {
  purpose: CodePurpose;
  channel: Channel;
  contact: string;
  /** For a step-up: the session it is valid in. */
  sessionId?: number | null;
}

/** An HMAC, because a plain hash of six digits is found by trying all of them. */
function hashCode(context: Context, accountId: number, code: string): string {
  return createHmac('sha256', context.secretKey).update(`code:${accountId}:${code}`).digest('base64url');
}

/** Codes that verify a contact go to whatever somebody typed; all others go to verified contacts. */
const toTyped: readonly CodePurpose[] = ['signup', 'contact'];

/**
 * Replaces the account's live code with a new one and sends it. A delivery failure is only logged, since one can
 * request another.
 */
export async function sendCode(context: Context, account: Recipient, to: Destination): Promise<void> {
  if (toTyped.includes(to.purpose) && !(await mayGetCode(context, to.contact))) return;
  const code = String(randomInt(10 ** otpLength)).padStart(otpLength, '0');
  const now = context.now();
  await replaceCode(context.db, {
    accountId: account.id,
    sessionId: null,
    ...to,
    codeHash: hashCode(context, account.id, code),
    now,
    expiresAt: new Date(now.getTime() + codeTime),
  });
  const { brandName: brand, publicUrl } = context.config;
  const words = { locale: account.locale, brand, code };
  const delivery =
    to.channel === 'mobile'
      ? context.sms({ to: to.contact, text: codeText(words), code })
      : context.mail({
          to: to.contact,
          code,
          ...codeEmail({ ...words, publicUrl, name: recipientName(account.fullname), purpose: to.purpose }),
        });
  await delivery.catch((error) => context.log.error({ err: error, accountId: account.id }, 'A code was not sent'));
}

/** Sends a new code for the purpose and to the contact of the last one. */
export async function sendCodeAgain(context: Context, account: Recipient): Promise<void> {
  const last = await findCode(context.db, account.id);
  if (last) await sendCode(context, account, { ...last, sessionId: last.session_id });
}

interface RedeemedCode {
  purpose: Exclude<CodePurpose, 'step_up' | 'recovery'>;
  channel: Channel;
  contact: string;
}

/** Whether the account's last code was sent to verify this contact (lower case). */
export async function isAwaited(context: Context, accountId: number, contact: string): Promise<boolean> {
  const last = await findCode(context.db, accountId);
  return last?.purpose === 'contact' && last.contact.toLowerCase() === contact;
}

/**
 * Checks a code and consumes it when right: returns its purpose and contact, null when wrong. A code for a new contact
 * works only for its signed-in owner (`readerId`).
 */
export async function redeemCode(
  context: Context,
  accountId: number,
  code: string,
  readerId: number | null,
): Promise<RedeemedCode | null> {
  const live = await tryCode(context, accountId, code);
  if (!live || live.purpose === 'step_up' || live.purpose === 'recovery') return null;
  if (live.purpose === 'contact' && readerId !== accountId) return null;
  await deleteCode(context.db, accountId);
  return { purpose: live.purpose, channel: live.channel, contact: live.contact };
}

/** The live code if it matches; every attempt counts. */
async function tryCode(context: Context, accountId: number, code: string) {
  const live = await countTry(context.db, { accountId, max: mostTries, now: context.now() });
  if (!live) return null;
  const given = Buffer.from(hashCode(context, accountId, code));
  return timingSafeEqual(given, Buffer.from(live.code_hash)) ? live : null;
}

/** Consumes a step-up code in the session it was requested in; codes for other purposes do not count. */
export async function redeemStepUpCode(
  context: Context,
  { accountId, sessionId, code }: { accountId: number; sessionId: number; code: string },
): Promise<boolean> {
  const live = await tryCode(context, accountId, code);
  if (live?.purpose !== 'step_up' || live.session_id !== sessionId) return false;
  await deleteCode(context.db, accountId);
  return true;
}

/** Consumes a code that finishes the recovery of a lost second factor. */
export async function redeemLostFactorCode(context: Context, accountId: number, code: string): Promise<boolean> {
  const live = await tryCode(context, accountId, code);
  if (live?.purpose !== 'recovery') return false;
  await deleteCode(context.db, accountId);
  return true;
}

/** Issues a token that sets the password once, and revokes earlier ones. */
export async function issueResetToken(
  context: Context,
  accountId: number,
  { lifetime = codeTime, contact = null }: { lifetime?: number; contact?: string | null } = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = context.now();
  const expiresAt = new Date(now.getTime() + lifetime);
  await replaceResetToken(context.db, { accountId, tokenHash: hashToken(token), contact, now, expiresAt });
  return token;
}

/** Whether this token is valid now; does not consume it. */
export async function isResetTokenGood(context: Context, accountId: number, token: string): Promise<boolean> {
  return findResetToken(context.db, { accountId, tokenHash: hashToken(token), now: context.now() });
}

/** Contact of the code or link that opened the reset; undefined for an invalid token. */
export async function redeemResetToken(context: Context, accountId: number, token: string) {
  return consumeResetToken(context.db, { accountId, tokenHash: hashToken(token), now: context.now() });
}

/** Deletes the live code and every reset token, after a change of password or contact. */
export async function endCodes(context: Context, accountId: number): Promise<void> {
  await deleteCode(context.db, accountId);
  await deleteResetTokens(context.db, accountId);
}
