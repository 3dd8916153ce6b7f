import { hourMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Device } from '../../kit/http/device.ts';
import { tooOften } from '../../kit/http/limits/limits.rules.ts';
import { countedTurn, demandTurn, forgetTurns, returnTurn, takeTurn } from '../../kit/http/limits/limits.service.ts';
import { networkOf } from '../../kit/http/network.ts';
import { isKnownDevice } from '../sessions/sessions.service.ts';
import type { Account } from './auth.queries.ts';
import type { Identifier } from './auth.rules.ts';
import { notifyGuessing } from './security.service.ts';
import { type SoftReply, softly } from './soft-reply.ts';

const hour = hourMs / 1000;
const day = 24 * hour;
/** Wrong passwords allowed per network and name in a quarter of an hour. */
const wrongTries = { max: 10, seconds: hour / 4 };
/** Codes one network may request for one name in an hour. */
const codesAnHour = 5;
/** Codes sent to one account in a day, whoever requests them. */
const codesADay = 20;

interface Named {
  /** The parsed name. Limits are keyed by it, so that accounts and unknown names behave alike. */
  identifier: Identifier;
  account: Pick<Account, 'id'> | undefined;
  device: Device;
}

const nameOf = ({ identifier: { by, value } }: Named) => `${by}:${value}`;
/** Key of the limits: the account, or the name where there is none, so that both are limited alike. */
const subjectOf = (named: Named) => named.account?.id ?? nameOf(named);

interface SignInAttempt {
  /** The account had too many wrong attempts today: no password is accepted from an unknown device. */
  isBarred: boolean;
  /** The password was right: removes this attempt from the count. */
  succeed(): Promise<void>;
}

/**
 * Counts a password attempt before checking it. A device that signed in before has its own counter, so that nobody can
 * lock its owner out. Others share one per network and name, which refuses with TOO_MANY, and a silent one per account
 * and day. Source: the product's rules, "Sign-in security".
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

/** Resets the count of wrong passwords after a new password was set. */
export async function forgetWrongSignIns(context: Context, accountId: number): Promise<void> {
  await forgetTurns(context, loginDayKey(accountId));
}

function loginDayKey(subject: number | string): string {
  return `login:day:${subject}`;
}

interface CodeRequest extends Named {
  call: 'forgot' | 'resend';
  /** Minimum seconds between two codes, after the first. */
  gap?: number;
}

/**
 * Counts a request for a code: per network and name, with a refusal, and per account and day, silently, so that nobody
 * can flood an inbox. When `isSilent`, nothing may be sent any more.
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
