import type { SecondFactor } from '../../../contract/accounts/second-factors.ts';
import type { SignedIn } from '../../../contract/accounts/workspaces.ts';
import { maskContact } from '../../../contract/core/masked-contact.ts';
import { addAccountRecord, markVerified } from '../../core/account-records/account-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { hashPassword, verifyPassword } from '../../kit/crypto/passwords.ts';
import type { Device } from '../../kit/http/device.ts';
import { refuse, refuseField } from '../../kit/http/errors.ts';
import { takeTurn } from '../../kit/http/limits/limits.service.ts';
import { findReferrer } from '../../money/referrals/codes.service.ts';
import { recordReferral, welcomeReferred } from '../../money/referrals/joining.service.ts';
import { makeMailToken } from '../account-changes/account-changes.service.ts';
import { grantConsent } from '../consents/record.service.ts';
import { createProfile, showProfile } from '../profiles/profiles.service.ts';
import { listFactors } from '../second-factors/second-factors.service.ts';
import { issueTicket } from '../second-factors/tickets.service.ts';
import { findNewDevice, openSession } from '../sessions/sessions.service.ts';
import { demandEntry } from '../suspensions/suspensions.service.ts';
import { beginAtLastAccount } from '../workspaces/workspaces.service.ts';
import { beginSignIn } from './attempts.service.ts';
import { type Account, findAccountById, findSignedUp, isPasswordStill } from './auth.queries.ts';
import { readIdentifier, splitName } from './auth.rules.ts';
import { awaitsMobile, sendConfirmation } from './confirmation.service.ts';
import { refuseReserved, refuseTaken } from './names.service.ts';
import { judgePassword } from './passwords.service.ts';
import { imitatesPlatform, reservedName } from './reserved-names.rules.ts';
import { notifyNewSignIn } from './security.service.ts';
import { countSignUp, withExistenceAnswer } from './sign-up-limits.service.ts';
import { giveWelcomeCoins } from './welcome.service.ts';

interface Registration {
  fullname: string;
  username: string;
  email: string;
  mobile: string;
  password: string;
  role: 'influencer' | 'brand' | 'partner';
  business_name?: string | undefined;
  referral_code?: string | undefined;
}

/** Registers an account, which is complete once the code sent to its e-mail is entered. */
export async function registerAccount(
  context: Context,
  { registration, device }: { registration: Registration; device: Device },
): Promise<{ contact: string }> {
  const { username, mobile, role } = registration;
  const email = registration.email.toLowerCase();
  if (role === 'influencer' && registration.business_name) {
    throw refuseField('BAD_INPUT', 'business_name', 'Only brands and partners have a business name.');
  }
  refuseReservedNames(context, registration);
  const { password, fullname, business_name: business } = registration;
  const weakness = await judgePassword(context, { password, names: [username, email, mobile, fullname, business] });
  if (weakness) throw refuseField('BAD_INPUT', 'password', weakness);
  const referrerId = await demandReferrer(context, registration.referral_code);
  const added = await withExistenceAnswer(context, device, async () => {
    const passwordHash = await hashPassword(password);
    return addRegistered(context, { account: { ...registration, email, passwordHash, device }, referrerId });
  });
  const contact = await sendConfirmation(context, added);
  return { contact: contact ?? maskContact(email) };
}

/** Refuses names that could be taken for the platform's own. */
function refuseReservedNames({ config }: Context, registration: Registration): void {
  for (const field of ['fullname', 'business_name'] as const) {
    if (imitatesPlatform(registration[field] ?? '', config.brandName)) {
      throw refuseField('BAD_INPUT', field, reservedName);
    }
  }
}

interface Registered {
  account: NewAccount & { email: string; mobile: string };
  referrerId: number | null;
}

async function addRegistered(context: Context, { account, referrerId }: Registered): Promise<Account> {
  const { username, email, mobile, device } = account;
  const added = await inTransaction(context, async (tx) => {
    await refuseTaken(tx, { username, email, mobile }, { deviceId: device.id });
    const id = await addAccount(tx, account);
    if (id !== null && referrerId !== null) {
      await recordReferral(tx, { invitedId: id, referrerId, address: device.address });
    }
    return id === null ? undefined : findAccountById(tx.db, id);
  });
  if (added) return added;
  await refuseTaken(context, { username, email, mobile });
  throw refuse('TAKEN', 'Someone just took one of these names. Please try again.');
}

/** Account id of the referrer; refuses an unknown code, so that a typing error costs nobody a reward. */
async function demandReferrer(context: Context, code: string | undefined): Promise<number | null> {
  if (!code) return null;
  const referrerId = await findReferrer(context, code);
  if (referrerId === null)
    throw refuseField(
      'BAD_INPUT',
      'referral_code',
      'We don’t know this referral code. Check it or leave the field empty.',
    );
  return referrerId;
}

interface NewAccount {
  role: 'influencer' | 'brand' | 'partner';
  fullname: string;
  username: string;
  email: string | null;
  mobile: string | null;
  passwordHash: string | null;
  business_name?: string | undefined;
  device: Device;
}

/** Inserts the account with its profile and consents; null when a name has just been taken. */
export async function addAccount(tx: Context, account: NewAccount): Promise<number | null> {
  const { isMobileFirst } = await countSignUp(tx, account.device);
  const { first, last } = splitName(account.fullname);
  const now = tx.now();
  const id = await addAccountRecord(tx, {
    ...account,
    firstName: first,
    lastName: last,
    deviceId: account.device.id,
    isMobileFirst: isMobileFirst && account.mobile !== null,
    locale: account.device.locale,
    now,
  });
  if (id === null) return null;
  await createProfile(tx, { ...account, id, businessName: account.business_name });
  for (const kind of ['terms', 'privacy'] as const) await grantConsent(tx, { accountId: id, kind });
  return id;
}

/** The only place that verifies an account. Refuses with TAKEN when somebody else has verified its e-mail. */
export async function verifyAccount(tx: Context, accountId: number): Promise<void> {
  if (!(await markVerified(tx, accountId))) return;
  const account = await findAccountById(tx.db, accountId);
  await refuseReserved(tx, { email: account?.email ?? undefined }, accountId);
  await showProfile(tx, accountId);
  await welcomeReferred(tx, accountId);
  await giveWelcomeCoins(tx, accountId);
}

/** The first factor was right: the ticket with which a second one finishes the sign-in. */
export interface HalfSignedIn {
  second_factor: { ticket: string; methods: SecondFactor[] };
}

/** Signs in after the first factor was right: at once, or with a second factor where the account has one. */
export async function signIn(context: Context, accountId: number, device: Device): Promise<SignedIn | HalfSignedIn> {
  return inTransaction(context, async (tx) => {
    const methods = await listFactors(tx, accountId);
    if (methods.length === 0) return enter(tx, accountId, device);
    await demandEntry(tx, accountId);
    return { second_factor: { ticket: await issueTicket(tx, { accountId, device }), methods } };
  });
}

/** Opens a session, after all factors were right, and returns it with the account. */
export async function enter(context: Context, accountId: number, device: Device): Promise<SignedIn> {
  return inTransaction(context, async (tx) => {
    await demandEntry(tx, accountId);
    const newDevice = await findNewDevice(tx, { accountId, device });
    const { token: disowning, hash } = makeMailToken();
    const to = newDevice && (await notifyNewSignIn(tx, { accountId, deviceName: newDevice, device, token: disowning }));
    const session = await openSession(tx, { accountId, device, notMe: to ? { hash, to } : null });
    return beginAtLastAccount(tx, { homeId: accountId, session });
  });
}

function wrongCredentials() {
  return refuse('BAD_CREDENTIALS', 'Wrong username or password.');
}

/** Signs in by password. Wrong account and wrong password get the same answer after the same time. */
export async function logIn(
  context: Context,
  { username, password, device }: { username: string; password: string; device: Device },
): Promise<SignedIn | HalfSignedIn> {
  const identifier = readIdentifier(username);
  const account = await findSignedUp(context.db, identifier);
  const attempt = await beginSignIn(context, { identifier, account, device });
  const isRight = await verifyPassword(account?.password_hash ?? null, password);
  if (!account || !isRight || attempt.isBarred) throw wrongCredentials();
  await attempt.succeed();
  if (account.email_verified_at === null) {
    await sendLoginCode(context, account);
    const reason = awaitsMobile(account)
      ? 'Please enter the code we sent to your mobile to confirm your account.'
      : 'Please enter the code we sent to your email to confirm your account.';
    throw refuse('NOT_VERIFIED', reason);
  }
  return inTransaction(context, async (tx) => {
    if (!(await isPasswordStill(tx.db, account.id, account.password_hash))) throw wrongCredentials();
    return signIn(tx, account.id, device);
  });
}

/** Five codes an hour; beyond that the last one remains valid. */
async function sendLoginCode(context: Context, account: Account): Promise<void> {
  if (!account.email) return;
  if ((await takeTurn(context, { key: `login-code:${account.id}`, max: 5, seconds: 3600 })) > 0) return;
  await sendConfirmation(context, account);
}
