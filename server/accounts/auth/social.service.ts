import type { SignedIn } from '../../../contract/accounts/workspaces.ts';
import { cleanName } from '../../../contract/kit/clean-text.ts';
import { cutText } from '../../../contract/kit/truncate.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { Device } from '../../kit/http/device.ts';
import { refuse, refuseField } from '../../kit/http/errors.ts';
import { findReferrer } from '../../money/referrals/codes.service.ts';
import { recordReferral } from '../../money/referrals/joining.service.ts';
import { findAccount } from './auth.queries.ts';
import { addAccount, type HalfSignedIn, signIn, verifyAccount } from './auth.service.ts';
import { facebookSettings, readFacebookToken } from './facebook.ts';
import { googleSettings, readGoogleToken } from './google.ts';
import { findFreeUsername, refuseTaken } from './names.service.ts';
import type { Person } from './provider.ts';
import { imitatesPlatform } from './reserved-names.rules.ts';
import { findIdentity, insertIdentity } from './social.queries.ts';

interface SocialSignIn {
  role?: 'influencer' | 'brand' | 'partner' | undefined;
  accept_terms?: true | undefined;
  /** The referrer's code; an unknown one is ignored. */
  referral_code?: string | undefined;
  device: Device;
}

/** Addresses where sign-in with each provider begins. */
export function listSignInProviders({ config }: Context) {
  const google = googleSettings(config);
  const facebook = facebookSettings(config);
  return {
    google: google && { authorize_url: google.authorizeUrl, client_id: google.clientId },
    facebook: facebook && { authorize_url: facebook.authorizeUrl, client_id: facebook.appId },
  };
}

export async function signInWithGoogle(
  context: Context,
  request: SocialSignIn & { credential: string; nonce?: string | undefined },
): Promise<SignedIn | HalfSignedIn> {
  const settings = googleSettings(context.config);
  if (!settings) throw refuse('NOT_CONFIGURED', 'Sign-in with Google isn’t set up here.');
  return signInAs(context, await readGoogleToken(settings, request), request);
}

export async function signInWithFacebook(
  context: Context,
  request: SocialSignIn & { access_token: string },
): Promise<SignedIn | HalfSignedIn> {
  const settings = facebookSettings(context.config);
  if (!settings) throw refuse('NOT_CONFIGURED', 'Sign-in with Facebook isn’t set up here.');
  return signInAs(context, await readFacebookToken(settings, request.access_token), request);
}

async function signInAs(context: Context, person: Person, request: SocialSignIn): Promise<SignedIn | HalfSignedIn> {
  const { provider, subject } = person;
  const known = await findIdentity(context.db, provider, subject);
  if (known) return signIn(context, known.id, request.device);
  try {
    return await inTransaction(context, (tx) => signInFirst(tx, person, request));
  } catch (error) {
    // On a double click the other request may have created the account just before.
    const made = await findIdentity(context.db, provider, subject);
    if (!made) throw error;
    return signIn(context, made.id, request.device);
  }
}

/** Links the provider's identity to the account with the same e-mail, otherwise to a new one. */
async function signInFirst(tx: Context, person: Person, request: SocialSignIn): Promise<SignedIn | HalfSignedIn> {
  const accountId = (await findByEmail(tx, person)) ?? (await signUpAs(tx, person, request));
  const { provider, subject, email } = person;
  if (!(await insertIdentity(tx.db, { provider, subject, email, accountId, now: tx.now() }))) {
    throw refuse('CONFLICT', 'This sign-in was just used. Please try again.');
  }
  return signIn(tx, accountId, request.device);
}

/** The account with the same e-mail, when both sides have verified it. */
async function findByEmail(tx: Context, { email }: Person): Promise<number | null> {
  if (!email) return null;
  const account = await findAccount(tx.db, { by: 'email', value: email });
  return account?.id ?? null;
}

async function signUpAs(tx: Context, person: Person, request: SocialSignIn): Promise<number> {
  const { role, accept_terms, referral_code, device } = request;
  if (!role) throw refuse('ROLE_NEEDED', 'Choose brand, influencer or partner.');
  if (!accept_terms) throw refuseField('BAD_INPUT', 'accept_terms', 'Accept the terms to continue.');
  if (person.provider === 'google' && !person.email) {
    throw refuse('RULE', 'Google hasn’t confirmed the email of this account. Please sign up with your email.');
  }
  if (person.email) await refuseTaken(tx, { email: person.email }, { deviceId: device.id });
  const accountId = await addAccount(tx, {
    role,
    fullname: nameOf(tx, person),
    username: await freeUsername(tx, person),
    email: person.email,
    mobile: null,
    passwordHash: null,
    device,
  });
  if (accountId === null) throw refuse('CONFLICT', 'This sign-in was just used. Please try again.');
  const referrerId = referral_code ? await findReferrer(tx, referral_code) : null;
  if (referrerId !== null) await recordReferral(tx, { invitedId: accountId, referrerId, address: device.address });
  await verifyAccount(tx, accountId);
  return accountId;
}

/** The provider's name for the person, cleaned for display. */
function nameOf({ config }: Context, { name }: Person): string {
  const cleaned = cutText(cleanName(name).trim(), 120);
  return cleaned === '' || imitatesPlatform(cleaned, config.brandName) ? 'New member' : cleaned;
}

/** A free username derived from the e-mail or the name. */
async function freeUsername(tx: Context, { email, name, subject }: Person): Promise<string> {
  const wanted = (email?.split('@')[0] ?? name).replaceAll(/\s+/g, '.').replaceAll(/[^A-Za-z0-9._-]/g, '');
  const last = `member-${subject}`.replaceAll(/[^A-Za-z0-9._-]/g, '').slice(0, 30);
  return findFreeUsername(tx, { wanted, last });
}
