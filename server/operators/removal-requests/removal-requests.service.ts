import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { isPlatform } from '../../../contract/core/platforms.ts';
import type { Subject } from '../../../contract/core/suppression.rules.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { otpLength } from '../../../contract/kit/patterns.ts';
import type { RemovalRequest } from '../../../contract/operators/removal-requests.ts';
import { codeTime } from '../../accounts/auth/auth.rules.ts';
import { type ActingOperator, type Operator, recordAct } from '../../core/audit/audit.service.ts';
import { suppress } from '../../core/suppressions/suppress.service.ts';
import { readGiven } from '../../core/suppressions/suppressions.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuse, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { mayGetCode } from '../../kit/http/limits/limits.service.ts';
import { demand } from '../../kit/http/policy.ts';
import { eraseProfile } from '../roster/erase.service.ts';
import { findUnclaimed, type UnclaimedProfile } from '../roster/roster.service.ts';
import { removalEmail, removalText } from './removal-requests.emails.ts';
import { removalPolicy } from './removal-requests.policy.ts';
import {
  closeRequest,
  countCodeTry,
  insertRequest,
  lockRequest,
  type RequestRow,
  selectOpenRequests,
  setRequestCode,
} from './removal-requests.queries.ts';
import { bioText, viewRequest } from './removal-requests.views.ts';

/** Wrong attempts after which a request's code is invalid. */
const mostTries = 5;

interface Asked {
  handle?: string | undefined;
  email?: string | undefined;
  reason: string;
}

/**
 * Accepts a request. Answers before anything is looked up, so that neither text nor timing reveals whether a profile
 * exists.
 */
export async function requestRemoval(context: Context, { handle, email, reason }: Asked) {
  const subjects = readGiven({ handle, email });
  const token = randomBytes(24).toString('base64url');
  const named = subjects.find(({ kind }) => kind !== 'email');
  const id = await insertRequest(context.db, {
    token,
    reason,
    now: context.now(),
    handle: named?.value ?? null,
    platform: named && named.kind !== 'handle' ? named.kind : null,
    email: subjects.find(({ kind }) => kind === 'email')?.value ?? null,
  });
  context.afterCommit(() => sendCode(context, id, subjects));
  return { id: token, bio_text: bioText(token) };
}

function hashCode(context: Context, id: number, code: string): string {
  return createHmac('sha256', context.secretKey).update(`removal:${id}:${code}`).digest('base64url');
}

/** Sends a code to the contact stored with the profile, never to the one given in the request. */
async function sendCode(context: Context, id: number, subjects: readonly Subject[]): Promise<void> {
  const [profile] = await findUnclaimed(context, subjects);
  const contact = profile?.contact_email ?? profile?.contact_mobile;
  if (!profile || !contact || !(await mayGetCode(context, contact))) return;
  const code = String(randomInt(10 ** otpLength)).padStart(otpLength, '0');
  const expiresAt = new Date(context.now().getTime() + codeTime);
  await setRequestCode(context.db, { id, hash: hashCode(context, id, code), expiresAt });
  const words = { locale: 'en' as const, brand: context.config.brandName, code };
  const { contact_email: to, contact_mobile: mobile } = profile;
  const sending = to
    ? context.mail({ to, code, ...removalEmail({ ...words, publicUrl: context.config.publicUrl }) })
    : context.sms({ to: mobile ?? '', text: removalText(words), code });
  await sending.catch((error) => context.log.error({ err: error }, 'The code of a removal request was not sent'));
}

/** Verifies the code; erases and suppresses what the request named. All failures get the same answer. */
export async function proveRemoval(context: Context, { token, otp }: { token: string; otp: string }): Promise<void> {
  const isRight = await inTransaction(context, async (tx) => {
    const request = await countCodeTry(tx.db, { token, most: mostTries, now: tx.now() });
    if (!request?.code_hash) return false;
    const given = Buffer.from(hashCode(tx, request.id, otp.trim()));
    if (!timingSafeEqual(given, Buffer.from(request.code_hash))) return false;
    await remove(tx, request, { id: null, address: null });
    await closeRequest(tx.db, { id: request.id, status: 'removed', by: null, now: tx.now(), isProven: true });
    return true;
  });
  if (!isRight) throw refuse('BAD_CREDENTIALS', 'This code is wrong or has expired. Check it or request a new one.');
}

/** Erases every unclaimed profile that a request names, and suppresses its contacts. */
async function remove(tx: Context, request: RequestRow, actor: Operator): Promise<void> {
  const subjects = subjectsOfRequest(request);
  for (const profile of await findUnclaimed(tx, subjects)) {
    await eraseProfile(tx, { actor, profileId: profile.id, reason: 'Asked to be removed', source: 'request' });
  }
  await suppress(tx, { subjects, source: 'request', reason: 'Asked to be removed', by: actor.id });
}

function subjectsOfRequest({ handle, platform_id: platform, email }: RequestRow): Subject[] {
  const kind = platform !== null && isPlatform(platform) ? platform : 'handle';
  return [
    ...(handle ? [{ kind, value: handle } as const] : []),
    ...(email ? [{ kind: 'email' as const, value: email }] : []),
  ];
}

async function present(context: Context, row: RequestRow, locale: Locale): Promise<RemovalRequest> {
  const profiles: UnclaimedProfile[] = await findUnclaimed(context, subjectsOfRequest(row));
  return viewRequest(row, { profiles, locale });
}

export async function listRemovalRequests(
  context: Context,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  locale: Locale,
): Promise<{ data: RemovalRequest[]; next_cursor: string | null }> {
  const after = decodeCursor(cursor, z.int());
  const found = await selectOpenRequests(context.db, { after, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => id });
  return { data: await Promise.all(rows.map((row) => present(context, row, locale))), next_cursor };
}

interface Decision {
  operator: ActingOperator;
  id: string;
  status: 'removed' | 'refused';
  reason?: string | undefined;
}

export async function decideRemoval(
  context: Context,
  { operator, id, status, reason }: Decision,
): Promise<RemovalRequest> {
  return inTransaction(context, async (tx) => {
    const request = await lockRequest(tx.db, rowId(id, 'This request'));
    if (!request) throw refuseNotFound('This request');
    demand(removalPolicy(request)[status]);
    if (status === 'removed') await remove(tx, request, operator);
    const closed = await closeRequest(tx.db, {
      id: request.id,
      status,
      by: operator.id,
      now: tx.now(),
      isProven: false,
    });
    const target = `removal_request:${request.id}`;
    await recordAct(tx, { actor: operator, action: `removal.${status}`, target, detail: {}, reason });
    return viewRequest(closed, { profiles: [], locale: operator.locale });
  });
}
