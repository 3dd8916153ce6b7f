import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Locale } from '../../../contract/kit/languages.ts';
import { otpLength } from '../../../contract/kit/patterns.ts';
import type { Context } from '../../kit/context/context.ts';
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

/** Wrong tries after which a code is dead, whatever the limits of frequency. */
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
  /** For a step-up: the session it is for. */
  sessionId?: number | null;
}

/** Keyed, because six digits alone are found from a plain hash in no time. */
function hashCode(context: Context, accountId: number, code: string): string {
  return createHmac('sha256', context.secretKey).update(`code:${accountId}:${code}`).digest('base64url');
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A code that proves a contact goes to whatever somebody typed; the others go to contacts that are proven. */
const toTyped: readonly CodePurpose[] = ['signup', 'contact'];

/** Makes a new code the account's only live one and sends it. A message that cannot be sent is logged; one can ask again. */
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
  const words = { locale: account.locale, brand: context.config.brandName, code };
  const delivery =
    to.channel === 'mobile'
      ? context.sms({ to: to.contact, text: codeText(words), code })
      : context.mail({
          to: to.contact,
          code,
          ...codeEmail({ ...words, name: recipientName(account.fullname), purpose: to.purpose }),
        });
  await delivery.catch((error) => context.log.error({ err: error, accountId: account.id }, 'A code was not sent'));
}

/** Sends a new code in place of the last one, for the same purpose to the same contact. */
export async function sendCodeAgain(context: Context, account: Recipient): Promise<void> {
  const last = await findCode(context.db, account.id);
  if (last) await sendCode(context, account, { ...last, sessionId: last.session_id });
}

interface RedeemedCode {
  purpose: Exclude<CodePurpose, 'step_up'>;
  channel: Channel;
  contact: string;
}

/** Whether the account's last code went to this contact, in lower case, to prove it. */
export async function isAwaited(context: Context, accountId: number, contact: string): Promise<boolean> {
  const last = await findCode(context.db, accountId);
  return last?.purpose === 'contact' && last.contact.toLowerCase() === contact;
}

/**
 * Tries a code. What it was sent for when it is right, and then it is used up; null otherwise. A code for a new
 * contact works for its signed-in owner (`readerId`) alone.
 */
export async function redeemCode(
  context: Context,
  accountId: number,
  code: string,
  readerId: number | null,
): Promise<RedeemedCode | null> {
  const live = await tryCode(context, accountId, code);
  if (!live || live.purpose === 'step_up') return null;
  if (live.purpose === 'contact' && readerId !== accountId) return null;
  await deleteCode(context.db, accountId);
  return { purpose: live.purpose, channel: live.channel, contact: live.contact };
}

/** The live code when this is it; every try counts. */
async function tryCode(context: Context, accountId: number, code: string) {
  const live = await countTry(context.db, { accountId, max: mostTries, now: context.now() });
  if (!live) return null;
  const given = Buffer.from(hashCode(context, accountId, code));
  return timingSafeEqual(given, Buffer.from(live.code_hash)) ? live : null;
}

/** Uses up a step-up code in the session it was asked for in; a code for anything else is no proof. */
export async function redeemStepUpCode(
  context: Context,
  { accountId, sessionId, code }: { accountId: number; sessionId: number; code: string },
): Promise<boolean> {
  const live = await tryCode(context, accountId, code);
  if (live?.purpose !== 'step_up' || live.session_id !== sessionId) return false;
  await deleteCode(context.db, accountId);
  return true;
}

/** A token with which the password can be set once. Earlier ones end. */
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

/** Whether this token would set the password now; it stays as it is. */
export async function isResetTokenGood(context: Context, accountId: number, token: string): Promise<boolean> {
  return findResetToken(context.db, { accountId, tokenHash: hashToken(token), now: context.now() });
}

/** Where the code or link that opened the reset went; undefined when the token is not good. */
export async function redeemResetToken(context: Context, accountId: number, token: string) {
  return consumeResetToken(context.db, { accountId, tokenHash: hashToken(token), now: context.now() });
}

/** Ends the live code and every reset token: after a change of password or contact the old ways in are closed. */
export async function endCodes(context: Context, accountId: number): Promise<void> {
  await deleteCode(context.db, accountId);
  await deleteResetTokens(context.db, accountId);
}
