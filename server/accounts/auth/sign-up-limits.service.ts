import { hourMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Device } from '../../kit/http/device.ts';
import { AppError } from '../../kit/http/errors.ts';
import { countedTurn, demandTurn, returnTurn, tooMany } from '../../kit/http/limits/limits.service.ts';
import { networkOf } from '../../kit/http/network.ts';

type From = Pick<Device, 'address'>;

const hour = hourMs / 1000;
/** Accounts one network may create in an hour. Source: the product's rules, "Sign-in security". */
const signUpsAnHour = 100;

function existenceLimit({ config }: Context, { address }: From) {
  return { key: `existence:${networkOf(address)}`, max: config.limits.existenceAnswersAnHour, seconds: hour };
}

/** Counts an answer that reveals whether an account exists, or refuses with TOO_MANY. */
export async function demandExistenceAnswer(context: Context, from: From): Promise<void> {
  await demandTurn(context, existenceLimit(context, from));
}

/**
 * Runs a sign-up, whose TAKEN reveals that an account exists. A network over its limit is refused whether or not the
 * names are free, so that the refusal reveals nothing.
 */
export async function withExistenceAnswer<T>(context: Context, from: From, work: () => Promise<T>): Promise<T> {
  const limit = existenceLimit(context, from);
  await demandTurn(context, limit);
  try {
    const outcome = await work();
    await returnTurn(context, limit.key);
    return outcome;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'TAKEN')) await returnTurn(context, limit.key);
    throw error;
  }
}

/** Counts a network's new account within its transaction. Returns whether its mobile has to be verified first. */
export async function countSignUp(tx: Context, from: From): Promise<{ isMobileFirst: boolean }> {
  const key = `sign-up:${networkOf(from.address)}`;
  const { count, wait } = await countedTurn(tx, { key, max: signUpsAnHour, seconds: hour });
  if (wait > 0) throw tooMany(wait);
  const isMobileFirst = count > tx.config.limits.signUpsBeforeMobile;
  // Without an SMS provider nobody could verify a mobile.
  if (isMobileFirst && !tx.config.sms && !tx.config.sandbox) throw tooMany(hour);
  return { isMobileFirst };
}
