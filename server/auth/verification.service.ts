import { otpLength } from '../../contract/patterns.ts';
import type { OwnProfile } from '../../contract/profile.ts';
import type { Context } from '../kit/context.ts';
import type { Device } from '../kit/device.ts';
import { AppError, refuse } from '../kit/errors.ts';
import { inTransaction } from '../kit/transaction.ts';
import { demandTurn, takeNetworkTurn, tooOften } from '../limits/limits.service.ts';
import { readOwnProfile } from '../users/users.service.ts';
import { type Account, findAccount, findAccountById, setContact } from './auth.queries.ts';
import { readIdentifier } from './auth.rules.ts';
import { signIn, verifyAccount } from './auth.service.ts';
import { endCodes, issueResetToken, redeemCode, sendCode } from './codes.service.ts';
import { refuseTaken } from './names.service.ts';
import { tellContactChanged } from './security.service.ts';
import { type SoftReply, softly } from './soft-reply.ts';

interface Verification {
  username: string;
  otp: string;
  user: { id: number } | null;
  device: Device;
}

interface VerifiedReply extends SoftReply {
  data?: { token?: string; user?: OwnProfile; reset_token?: string };
}

/** One sentence for every wrong, ended or missing code, so that it tells nothing of the account. */
const wrongCode = softly('BAD_CREDENTIALS', 'This code is not right or has ended. Check it, or ask for a new one.');

/** Enters a code. What it opens follows from what it was sent for; of two at once with the same code one wins. */
export async function verifyCode(context: Context, verification: Verification): Promise<VerifiedReply> {
  const tired = await takeNetworkTurn(context, 'verify', verification.device.address);
  if (tired > 0) return softly('TOO_MANY', tooOften(tired));
  const account = await findCodeOwner(context, verification);
  if (!account || !new RegExp(`^\\d{${otpLength}}$`).test(verification.otp)) return wrongCode;
  try {
    return await inTransaction(context, (tx) => openWithCode(tx, account, verification));
  } catch (error) {
    if (error instanceof AppError && error.code === 'TAKEN') return softly(error.code, error.reason);
    throw error;
  }
}

/** Who is signed in may also name the new contact that their code went to: nobody goes by it yet. */
async function findCodeOwner(context: Context, { username, user }: Verification): Promise<Account | undefined> {
  const named = await findAccount(context.db, readIdentifier(username));
  return named ?? (user ? findAccountById(context.db, user.id) : undefined);
}

async function openWithCode(
  tx: Context,
  account: Account,
  { otp, user, device }: Verification,
): Promise<VerifiedReply> {
  const redeemed = await redeemCode(tx, account.id, otp, user?.id ?? null);
  if (!redeemed) return wrongCode;
  switch (redeemed.purpose) {
    case 'signup':
      await verifyAccount(tx, account.id);
      return { result: true, data: { ...(await signIn(tx, account.id, device)) } };
    case 'reset':
      return { result: true, data: { reset_token: await issueResetToken(tx, account.id) } };
    case 'contact':
      await refuseTaken(tx, { [redeemed.channel]: redeemed.contact }, { ownId: account.id });
      await setContact(tx.db, { id: account.id, ...redeemed, now: tx.now() });
      await endCodes(tx, account.id);
      await tellContactChanged(tx, account, redeemed.channel);
      return { result: true, data: { user: await readOwnProfile(tx, account.id) } };
  }
}

/** Sends the code that confirms an account anew, as an operator asks for it: five an hour. */
export async function sendSignUpCode(context: Context, accountId: number): Promise<void> {
  const account = await findAccountById(context.db, accountId);
  if (!account?.email) throw refuse('RULE', 'This account has no e-mail to send a code to.');
  await demandTurn(context, { key: `resend:${account.id}`, max: 5, seconds: 3600 });
  await sendCode(context, account, { purpose: 'signup', channel: 'email', contact: account.email });
}
