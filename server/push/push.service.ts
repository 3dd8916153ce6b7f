import type { z } from 'zod/mini';
import type { pushCalls } from '../../contract/push.ts';
import type { User } from '../kit/authenticate.ts';
import type { Context } from '../kit/context.ts';
import { refuseField } from '../kit/errors.ts';
import { deleteRegistration, upsertRegistration } from './push.queries.ts';
import { isPushAddress } from './push.rules.ts';
import { readPushKeys } from './push-keys.ts';

type Subscription = z.infer<(typeof pushCalls)['addPushRegistration']['body']>;

/** What a browser needs to subscribe. */
export function findPushKey(context: Context) {
  return { data: { key: readPushKeys(context.config).publicKey } };
}

/** Keeps the Web Push subscription of the device that asks. */
export async function addPushRegistration(context: Context, user: User, { endpoint, keys }: Subscription) {
  if (!isPushAddress(endpoint)) {
    throw refuseField('BAD_INPUT', 'endpoint', 'This is not the address of a push service we know.');
  }
  const values = { account_id: user.id, session_id: user.sessionId, endpoint, ...keys };
  return { data: { id: String(await upsertRegistration(context.db, values)) } };
}

export async function removePushRegistration(context: Context, user: User, { endpoint }: { endpoint: string }) {
  await deleteRegistration(context.db, user.id, endpoint);
  return {};
}
