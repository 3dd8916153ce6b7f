import { createHash, randomBytes } from 'node:crypto';
import type { z } from 'zod/mini';
import type { pushCalls } from '../../../contract/notifications/push.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseField, refuseNotFound } from '../../kit/http/errors.ts';
import {
  deleteOldest,
  deleteRegistration,
  deleteRegistrationsOf,
  deleteRegistrationsOfMember,
  renewRegistration,
  upsertRegistration,
} from './push.queries.ts';
import { isPushAddress } from './push.rules.ts';
import { derivePushKeys } from './push-keys.ts';

type Subscription = z.infer<(typeof pushCalls)['addPushRegistration']['body']>;
type Renewal = z.infer<(typeof pushCalls)['renewPushRegistration']['body']>;

/** More devices than anybody uses; the least recently seen are removed. */
const mostDevices = 10;

/** Public key that a browser needs to subscribe. */
export function findPushKey(context: Context) {
  return { data: { key: derivePushKeys(context.secretKey).publicKey } };
}

/** Stores the Web Push subscription of the requesting device, and returns a token for renewing it. */
export async function addPushRegistration(context: Context, user: User, subscription: Subscription) {
  const renewal = randomBytes(32).toString('base64url');
  const owner = { account_id: user.id, session_id: user.sessionId, renewal_hash: hashRenewal(renewal) };
  const values = { ...owner, ...describe(context, subscription) };
  const id = await inTransaction(context, async (tx) => {
    const registered = await upsertRegistration(tx.db, values);
    await deleteOldest(tx.db, { accountId: user.id, keep: mostDevices });
    return registered;
  });
  return { data: { id: String(id), renewal } };
}

/**
 * Replaces a device's subscription after its browser has issued a new one; it stays with the same person while they are
 * signed in.
 */
export async function renewPushRegistration(context: Context, { renewal, ...subscription }: Renewal) {
  const values = describe(context, subscription);
  const isKnown = await inTransaction(context, (tx) => renewRegistration(tx.db, hashRenewal(renewal), values));
  if (!isKnown) throw refuseNotFound('This registration');
  return {};
}

function describe(context: Context, { endpoint, keys }: Subscription) {
  if (!isPushAddress(endpoint)) {
    throw refuseField('BAD_INPUT', 'endpoint', 'This isn’t the address of a push service we know.');
  }
  return { endpoint, ...keys, vapid_key: findPushKey(context).data.key, seen_at: context.now() };
}

function hashRenewal(renewal: string): string {
  return createHash('sha256').update(renewal).digest('base64url');
}

export async function removePushRegistration(context: Context, user: User, { endpoint }: { endpoint: string }) {
  await deleteRegistration(context.db, user.id, endpoint);
  return {};
}

/** A device that is signed out gets no more pushes. */
export async function dropRegistrationsOf(tx: Context, sessionIds: readonly number[]): Promise<void> {
  await deleteRegistrationsOf(tx.db, sessionIds);
}

/** Deletes what a member registered for an account; `homeId` is the account they sign in to. */
export async function dropRegistrationsOfMember(
  tx: Context,
  member: { accountId: number; homeId: number },
): Promise<void> {
  await deleteRegistrationsOfMember(tx.db, member);
}
