import { randomBytes } from 'node:crypto';
import type { SessionReply } from '../../../contract/accounts/sessions.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { MemberRole } from '../../../contract/kit/permissions.ts';
import { changeAccount } from '../../core/account-records/account-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { hashToken } from '../../kit/crypto/hash-token.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { Device } from '../../kit/http/device.ts';
import { refuse, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { inEnglish, type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { dropRegistrationsOf } from '../../notifications/push/push.service.ts';
import { endTickets } from '../second-factors/tickets.service.ts';
import {
  clearNotMeToken,
  deleteOldTokens,
  deleteSessionsBefore,
  findImpersonation,
  findSession,
  hasSignedIn,
  insertSession,
  insertToken,
  listDevices,
  listLiveSessions,
  type NotMe,
  revokeSessions,
  setConfirmed,
  setProven,
  setWrittenUpTo,
  touchSession,
} from './sessions.queries.ts';
import { deviceName, impersonationTime, isNewSignIn, isUseDue, sessionExpiry } from './sessions.rules.ts';
import { viewSession } from './sessions.views.ts';

/** Ended sessions are kept this long, for investigating break-ins. */
const keptTime = 30 * dayMs;

/** The user of a session; `impersonatorId` is of an operator impersonating the account, read-only. */
type Holder = Omit<User, 'locale'>;

/** Tabs of one browser that may act for the same account at once; further ones take the token of the oldest. */
const tokensAnAccount = 20;

interface SignIn {
  accountId: number;
  device: Device;
}

/** The device's kind in words, when the account was used before but never from this kind. */
export async function findNewDevice(context: Context, { accountId, device }: SignIn): Promise<LocalizedMessage | null> {
  const kindOf = (userAgent: string | null) => inEnglish(deviceName(userAgent));
  const kind = kindOf(device.userAgent);
  const earlier = await listDevices(context.db, accountId);
  const isSame = (one: { device_id: string | null; user_agent: string | null }) =>
    (one.device_id !== null && one.device_id === device.id) || kindOf(one.user_agent) === kind;
  const isKnown = earlier.length === 0 || earlier.some(isSame);
  return isKnown ? null : deviceName(device.userAgent);
}

/** Whether the account has signed in on this device before. */
export async function isKnownDevice(
  context: Context,
  { accountId, device }: { accountId: number; device: Pick<Device, 'id'> },
): Promise<boolean> {
  return device.id !== null && hasSignedIn(context.db, accountId, device.id);
}

/** Opens a session on a device. The token is returned once and stored only as a hash. */
export async function openSession(
  context: Context,
  { accountId, device, notMe = null }: SignIn & { notMe?: NotMe | null },
): Promise<{ id: number; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const now = context.now();
  const id = await insertSession(context.db, {
    accountId,
    tokenHash: hashToken(token),
    deviceId: device.id,
    ip: device.address,
    userAgent: device.userAgent,
    now,
    expiresAt: sessionExpiry(now, now),
    impersonatorId: null,
    notMe,
  });
  return { id, token };
}

/** A further token of a session, for an account that its person is a member of. */
export async function openAccountToken(
  tx: Context,
  member: { sessionId: number; accountId: number; personId: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await deleteOldTokens(tx.db, { ...member, keep: tokensAnAccount - 1 });
  await insertToken(tx.db, { ...member, hash: hashToken(token), now: tx.now() });
  return token;
}

/** Opens a time-limited impersonation session for an operator. */
export async function openImpersonation(
  context: Context,
  { accountId, device, operatorId }: SignIn & { operatorId: number },
): Promise<{ id: number; token: string; ends: Date }> {
  const token = randomBytes(32).toString('base64url');
  const now = context.now();
  const ends = new Date(now.getTime() + impersonationTime);
  const id = await insertSession(context.db, {
    accountId,
    tokenHash: hashToken(token),
    deviceId: null,
    ip: device.address,
    userAgent: device.userAgent,
    now,
    expiresAt: ends,
    impersonatorId: operatorId,
    notMe: null,
  });
  return { id, token, ends };
}

/** Ends an operator's impersonation session and returns its account; null when there is none. */
export async function endImpersonation(
  context: Context,
  { id, operatorId }: { id: number; operatorId: number },
): Promise<{ accountId: number; since: Date } | null> {
  const found = await findImpersonation(context.db, { id, operatorId, now: context.now() });
  if (!found) return null;
  await endSessions(context, { accountId: found.account_id, only: found.id });
  return { accountId: found.account_id, since: found.created_at };
}

/** The user of a token; null when it is unknown, revoked or expired. Records the use, at most once a minute. */
export async function useSession(context: Context, token: string): Promise<Holder | null> {
  const now = context.now();
  const session = await findSession(context.db, hashToken(token), now);
  if (!session) return null;
  const holder = {
    id: session.account_id,
    role: session.role,
    operatorLevel: session.operator_level,
    sessionId: session.id,
    writtenUpTo: session.written_up_to ?? (await markWritten(context, session.id)),
    impersonatorId: session.impersonator_id,
    person: { id: session.person_id, home: { id: session.home_id, role: session.home_role } },
    memberRoles: session.roles as MemberRole[],
    campaignIds: session.campaign_ids?.map(Number) ?? null,
    lacksFactor: session.lacks_factor && session.impersonator_id === null,
  };
  // An impersonated account is not in use: it must not seem online, and the session is not extended.
  if (holder.impersonatorId !== null) return holder;
  if (isUseDue(session.last_used_at, now)) {
    await touchSession(context.db, { id: session.id, now, expiresAt: sessionExpiry(session.created_at, now) });
  }
  if (isUseDue(session.last_active_at, now)) await changeAccount(context, session.account_id, { last_active_at: now });
  return holder;
}

/**
 * Has the session's reads from replicas wait for all that is committed now. Also done at the first use of a session, for what
 * was written by signing in or up.
 */
export async function markWritten({ db, replicas }: Context, sessionId: number): Promise<string | null> {
  return replicas && setWrittenUpTo(db, sessionId);
}

/** Live sessions of the user. */
export async function listSessions(context: Context, user: Holder & Pick<Device, 'locale'>): Promise<SessionReply[]> {
  const now = context.now();
  const rows = await listLiveSessions(context.db, user.id, now);
  return rows.map((row) => viewSession(row, { ...user, now }));
}

/**
 * Marks a new sign-in as the person's own. A session that is new itself cannot do that: a thief would hide the own one. The
 * link in the e-mail about the sign-in still disowns it.
 */
export async function confirmSession(context: Context, { user, id }: { user: Holder; id: string }): Promise<void> {
  const sessionId = rowId(id, 'This session');
  const now = context.now();
  const sessions = await listLiveSessions(context.db, user.id, now);
  const session = sessions.find((each) => each.id === sessionId);
  if (!session) throw refuseNotFound('This session');
  const own = sessions.find((each) => each.id === user.sessionId);
  if (!own || isNewSignIn(own, now)) throw refuse('RULE', 'Please confirm this on a device you’ve used before.');
  if (isNewSignIn(session, now)) await setConfirmed(context.db, { id: sessionId, now });
}

export async function logOut(context: Context, user: Holder): Promise<void> {
  await endSessions(context, { accountId: user.id, only: user.sessionId });
}

export async function endOneSession(context: Context, { user, id }: { user: Holder; id: string }): Promise<void> {
  const only = rowId(id, 'This session');
  await inTransaction(context, async (tx) => {
    const ended = (await listLiveSessions(tx.db, user.id, tx.now())).find((session) => session.id === only);
    if (!ended || (await endSessions(tx, { accountId: user.id, only })) === 0) throw refuseNotFound('This session');
    if (only !== user.sessionId) await notifySignedOut(tx, user.id, deviceName(ended.user_agent));
  });
}

/** Notifies the owner on the other devices of a sign-out, in case somebody else did it. */
async function notifySignedOut(tx: Context, accountId: number, device: LocalizedMessage): Promise<void> {
  await notify(tx, {
    accountId,
    type: 'security',
    title: msg`You were signed out of ${{ device }}`,
    description: 'This was done on another of your devices. If it wasn’t you, change your password.',
    link: '/profile-settings',
  });
}

/**
 * Ends sessions of an account — all, one (`only`), or all but one (`except`) — with their push registrations and
 * sockets. With all, or all others, sign-ins that wait for a second factor end too.
 */
export async function endSessions(
  context: Context,
  which: { accountId: number; only?: number; except?: number },
): Promise<number> {
  return inTransaction(context, async (tx) => {
    const ended = await revokeSessions(tx.db, { ...which, now: tx.now() });
    await dropRegistrationsOf(tx, ended);
    if (which.only === undefined) await endTickets(tx, which.accountId);
    for (const id of ended) tx.afterCommit(() => tx.live.endSession(id));
    return ended.length;
  });
}

/** Deletes sessions that ended long ago. */
export async function dropOldSessions(context: Context): Promise<void> {
  await deleteSessionsBefore(context.db, new Date(context.now().getTime() - keptTime));
}

/** Notes that whoever holds this session has just proven freshly who they are. */
export async function markProven(
  context: Context,
  { sessionId, now }: { sessionId: number; now: Date },
): Promise<void> {
  await setProven(context.db, { sessionId, now });
}

/** Uses up the token by which a sign-in is disowned. Of two at once one gets false. */
export async function useNotMeToken(tx: Context, sessionId: number): Promise<boolean> {
  return clearNotMeToken(tx.db, sessionId);
}
