import type { Assertion } from '../../../contract/accounts/second-factors.ts';
import { hourMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse, refuseField } from '../../kit/http/errors.ts';
import { countedTurn, demandTurn, forgetTurns, tooMany } from '../../kit/http/limits/limits.service.ts';
import { judgeAssertion, type PasskeyRow, type Purpose } from '../second-factors/passkeys.service.ts';
import { readFactorState, redeemRecoveryCode, redeemTotp } from '../second-factors/second-factors.service.ts';
import { notifyCopiedPasskey, notifyFactorGuessing, notifyRecoveryCodeUsed } from './factor-notices.service.ts';

const day = (24 * hourMs) / 1000;
/** Wrong codes of one guesser in a quarter of an hour, and in a day. */
const nearTries = { max: 10, seconds: 15 * 60 };
const dayTries = { max: 50, seconds: day };

interface FactorCode {
  accountId: number;
  method: 'totp' | 'recovery';
  code: string;
  /** The session or device that is counted, so that nobody else can use the owner's tries up. */
  guesser: string;
}

/** Refuses unless the code of the authenticator app, or the recovery code, is right; it counts once. Tries are counted. */
export async function demandFactorCode(context: Context, given: FactorCode): Promise<void> {
  const { accountId, method, code, guesser } = given;
  const nearKey = `factor:${accountId}:${guesser}`;
  const dayKey = `factor:day:${accountId}:${guesser}`;
  await demandTurn(context, { key: nearKey, ...nearTries });
  const { wait, isLast } = await countedTurn(context, { key: dayKey, ...dayTries });
  if (isLast) await notifyFactorGuessing(context, accountId);
  if (wait > 0) throw tooMany(wait);
  const redeem = method === 'totp' ? redeemTotp : redeemRecoveryCode;
  if (!(await redeem(context, accountId, code))) {
    const reason =
      method === 'totp'
        ? 'This code is wrong or was used already. Wait for the next one.'
        : 'This recovery code is wrong or was used already.';
    throw refuseField('WRONG_CODE', 'code', reason);
  }
  await forgetTurns(context, nearKey);
  await forgetTurns(context, dayKey);
  if (method === 'recovery') {
    const { codesLeft: left } = await readFactorState(context, accountId);
    await notifyRecoveryCodeUsed(context, { accountId, left });
  }
}

interface SignedChallenge {
  assertion: Assertion;
  asked: Purpose;
  /** Account whose passkey it must be; null for any. */
  accountId: number | null;
}

/** Refuses unless a passkey signed its challenge; one answer for unknown, wrong and foreign passkeys. */
export async function demandAssertion(context: Context, signed: SignedChallenge): Promise<PasskeyRow> {
  const judged = await judgeAssertion(context, signed);
  if (judged?.isCopied) {
    const { account_id: accountId, name } = judged.passkey;
    await notifyCopiedPasskey(context, { accountId, name });
  }
  if (!judged || judged.isCopied) {
    const reason = 'This passkey wasn’t accepted. Please try again.';
    if (signed.asked.purpose === 'step_up') throw refuse('WRONG_CODE', reason);
    throw refuse('BAD_CREDENTIALS', reason);
  }
  return judged.passkey;
}
