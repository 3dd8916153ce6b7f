import { hourMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Device } from '../../kit/http/device.ts';
import {
  countedTurn,
  demandTurn,
  forgetTurns,
  returnTurn,
  takeTurn,
  tooOften,
} from '../../kit/http/limits/limits.service.ts';
import { networkOf } from '../../kit/http/network.ts';
import { isKnownDevice } from '../sessions/sessions.service.ts';
import type { Account } from './auth.queries.ts';
import type { Identifier } from './auth.rules.ts';
import { notifyGuessing } from './security.service.ts';
import { type SoftReply, softly } from './soft-reply.ts';

const hour = hourMs / 1000;
const day = 24 * hour;
/** Wrong passwords from one network for one name, in a quarter of an hour. */
const wrongTries = { max: 10, seconds: hour / 4 };
/** Codes one network may ask for with one name in an hour. */
const codesAnHour = 5;
/** Codes that are sent to one account in a day, whoever asks. */
const codesADay = 20;

interface Named {
  /** The name as it was read: limits count by it, so that an account and an unknown name behave alike. */
  identifier: Identifier;
  account: Pick<Account, 'id'> | undefined;
  device: Device;
}

const nameOf = ({ identifier: { by, value } }: Named) => `${by}:${value}`;
/** The account, or the name in the place of one: both take the same turns. */
const subjectOf = (named: Named) => named.account?.id ?? nameOf(named);

interface SignInAttempt {
  /** The account had too many wrong tries today: no password of an unknown device is right any more. */
  isBarred: boolean;
  /** The password was right: this try does not count. */
  succeed(): Promise<void>;
}

/**
 * Counts a try at a password before it is judged. A device that was signed in before has a counter of its own, so that
 * nobody can lock it out. Others share one by network and name, which refuses with TOO_MANY, and a silent one by
 * account and day. Source: the product's rules, "Sign-in security".
 */
export async function beginSignIn(context: Context, named: Named): Promise<SignInAttempt> {
  const { account, device } = named;
  const accountId = account?.id ?? 0;
  if (await isKnownDevice(context, { accountId, device })) {
    const key = `login:device:${accountId}:${device.id}`;
    await demandTurn(context, { key, ...wrongTries });
    return { isBarred: false, succeed: () => forgetTurns(context, key) };
  }
  const nearKey = `login:network:${networkOf(device.address)}:${nameOf(named)}`;
  const dayKey = loginDayKey(subjectOf(named));
  await demandTurn(context, { key: nearKey, ...wrongTries });
  const { wait, isLast } = await countedTurn(context, {
    key: dayKey,
    max: context.config.limits.wrongSignInsADay,
    seconds: day,
  });
  if (account && isLast) context.afterCommit(() => notifyGuessing(context, account.id));
  return {
    isBarred: wait > 0,
    async succeed() {
      await forgetTurns(context, nearKey);
      await returnTurn(context, dayKey);
    },
  };
}

/** A new password ends what was counted against the old one. */
export async function forgetWrongSignIns(context: Context, accountId: number): Promise<void> {
  await forgetTurns(context, loginDayKey(accountId));
}

function loginDayKey(subject: number | string): string {
  return `login:day:${subject}`;
}

interface CodeRequest extends Named {
  call: 'forgot' | 'resend';
  /** Seconds between two codes after the first. */
  gap?: number;
}

/**
 * Counts a request for a code: by network and name, which is told, and by account and day, which is not, so that
 * nobody fills somebody's inbox. `isSilent` is true when nothing may be sent any more.
 */
export async function beginCode(
  context: Context,
  { call, gap, ...named }: CodeRequest,
): Promise<{ refusal: SoftReply } | { refusal: null; isSilent: boolean }> {
  const { account, device } = named;
  const accountId = account?.id ?? 0;
  const isKnown = await isKnownDevice(context, { accountId, device });
  const from = isKnown ? `device:${device.id}` : networkOf(device.address);
  const wait = await takeTurn(context, {
    key: `${call}:${from}:${nameOf(named)}`,
    max: codesAnHour,
    seconds: hour,
    ...(gap === undefined ? {} : { gap }),
  });
  if (wait > 0) return { refusal: softly('TOO_MANY', tooOften(wait)) };
  const subject = isKnown ? `${accountId}:${device.id}` : subjectOf(named);
  const spent = await takeTurn(context, { key: `codes:day:${subject}`, max: codesADay, seconds: day });
  return { refusal: null, isSilent: spent > 0 };
}
