import type { SignedIn } from '../../../contract/accounts/workspaces.ts';
import { otpLength } from '../../../contract/kit/patterns.ts';
import { setContact } from '../../core/account-records/account-records.service.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { Device } from '../../kit/http/device.ts';
import { AppError, refuse } from '../../kit/http/errors.ts';
import { tooOften } from '../../kit/http/limits/limits.rules.ts';
import { demandTurn, takeNetworkTurn } from '../../kit/http/limits/limits.service.ts';
import { payWaitingCoins } from '../../money/referrals/qualification.service.ts';
import { readOwnProfile } from '../profiles/profiles.service.ts';
import { endSessions } from '../sessions/sessions.service.ts';
import { type Account, findAccountById, findNamed } from './auth.queries.ts';
import { type Channel, readIdentifier } from './auth.rules.ts';
import { type HalfSignedIn, signIn, verifyAccount } from './auth.service.ts';
import { endCodes, isAwaited, issueResetToken, redeemCode, wrongCode } from './codes.service.ts';
import { sendConfirmation } from './confirmation.service.ts';
import { refuseReserved } from './names.service.ts';
import { notifyContactChanged } from './security.service.ts';
import { type SoftReply, softly } from './soft-reply.ts';
import { giveWelcomeCoins } from './welcome.service.ts';

interface Verification {
  username: string;
  otp: string;
  user: { id: number; sessionId: number } | null;
  device: Device;
}

interface VerifiedReply extends SoftReply {
  data?: Partial<SignedIn & HalfSignedIn> & { reset_token?: string; contact?: string };
}

/** One answer for wrong, expired and missing codes, and for contacts of others, so that it reveals nothing. */
const refused = softly('BAD_CREDENTIALS', wrongCode);

/** Verifies a code and performs what it was sent for; of two concurrent calls with the same code one wins. */
export async function verifyCode(context: Context, verification: Verification): Promise<VerifiedReply> {
  const limited = await takeNetworkTurn(context, 'verify', verification.device.address);
  if (limited > 0) return softly('TOO_MANY', tooOften(limited));
  if (!new RegExp(`^\\d{${otpLength}}$`).test(verification.otp)) return refused;
  for (const account of await findCodeOwners(context, verification)) {
    try {
      const opened = await inTransaction(context, (tx) => openWithCode(tx, account, verification));
      if (opened.result) return await sendNext(context, account.id, opened);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'TAKEN')) throw error;
    }
  }
  return refused;
}

/**
 * Accounts whose code may be meant. A signed-in person may name the contact their own code went to, even one of another
 * account. Registrations may share an unverified contact; all are tried, since each has its own code.
 */
async function findCodeOwners(context: Context, { username, user }: Verification): Promise<Account[]> {
  const identifier = readIdentifier(username);
  const own = user ? await findAccountById(context.db, user.id) : undefined;
  if (own && (await isAwaited(context, own.id, identifier.value))) return [own];
  return findNamed(context.db, identifier);
}

async function openWithCode(
  tx: Context,
  account: Account,
  { otp, user, device }: Verification,
): Promise<VerifiedReply> {
  // Locks first, like an undo, because the former contact is read under the lock.
  await lockAccount(tx, account.id);
  const redeemed = await redeemCode(tx, account.id, otp, user?.id ?? null);
  if (!redeemed) return refused;
  switch (redeemed.purpose) {
    case 'signup':
      if (redeemed.channel === 'mobile') {
        await refuseReserved(tx, { mobile: redeemed.contact }, account.id);
        await setContact(tx, { id: account.id, ...redeemed });
        return { result: true };
      }
      await verifyAccount(tx, account.id);
      return { result: true, data: { ...(await signIn(tx, account.id, device)) } };
    case 'reset':
      return {
        result: true,
        data: { reset_token: await issueResetToken(tx, account.id, { contact: redeemed.contact }) },
      };
    case 'contact':
      await takeContact(tx, { accountId: account.id, sessionId: user?.sessionId ?? null, ...redeemed });
      return { result: true, data: { user: await readOwnProfile(tx, account.id) } };
  }
}

/** Sends the e-mail code of a sign-up that had to verify its mobile first. */
async function sendNext(context: Context, accountId: number, opened: VerifiedReply): Promise<VerifiedReply> {
  if (opened.data) return opened;
  const account = await findAccountById(context.db, accountId);
  const contact = account ? await sendConfirmation(context, account) : null;
  return { result: true, data: contact === null ? {} : { contact } };
}

interface NewContact {
  accountId: number;
  sessionId: number | null;
  channel: Channel;
  contact: string;
}

/** Stores a confirmed contact. A changed one can be undone, and ends every other session. */
async function takeContact(tx: Context, { accountId, sessionId, channel, contact }: NewContact): Promise<void> {
  await refuseReserved(tx, { [channel]: contact }, accountId);
  const before = await findAccountById(tx.db, accountId);
  const isOther = before?.[channel]?.toLowerCase() !== contact.toLowerCase();
  if (isOther) await notifyContactChanged(tx, { accountId, sessionId, channel, contact });
  await setContact(tx, { id: accountId, channel, contact });
  if (channel === 'mobile') await payWaitingCoins(tx, accountId);
  await endCodes(tx, accountId);
  if (channel === 'mobile') await giveWelcomeCoins(tx, accountId);
  if (isOther) await endSessions(tx, { accountId, ...(sessionId === null ? {} : { except: sessionId }) });
}

/** Resends the code that verifies an account, for an operator: five an hour. */
export async function sendSignUpCode(context: Context, accountId: number): Promise<void> {
  const account = await findAccountById(context.db, accountId);
  if (!account?.email) throw refuse('RULE', 'This account has no email to send a code to.');
  await demandTurn(context, { key: `resend:${account.id}`, max: 5, seconds: 3600 });
  await sendConfirmation(context, account);
}
