import type * as z from 'zod/mini';
import { authCalls } from '../../../contract/accounts/auth.ts';
import type { OwnProfile } from '../../../contract/accounts/profile.ts';
import type { SecondFactor } from '../../../contract/accounts/second-factors.ts';
import type { MemberAccount } from '../../../contract/accounts/workspaces.ts';
import { maskContact } from '../../../contract/core/masked-contact.ts';
import type { Actor } from '../../../contract/core/people.ts';
import { readMobile } from '../../../contract/kit/patterns.ts';
import { ApiError, request } from '../../lib/api.ts';
import type { OpenRole } from './role-id.ts';
import type { SocialAnswer } from './social-sign-in.ts';

/* API calls of the sign-in screens. Loaded when a form is first used, which keeps the contract and zod out of the first
   load. */

export const loginBody = authCalls.login.body;
export const registerBody = authCalls.register.body;
export const changePasswordBody = authCalls.changePassword.body;

export interface SignedIn {
  token: string;
  user: OwnProfile;
  /** Accounts the person acts for. */
  accounts: readonly MemberAccount[];
  person: Actor;
}

/** The first factor was right: the ticket for the second step. */
export interface SecondFactorAsked {
  ticket: string;
  methods: SecondFactor[];
}

/** Outcome of a first factor: a session, or the second step. */
export type Entered = { session: SignedIn } | { asked: SecondFactorAsked };

interface Entering {
  token?: string | undefined;
  user?: OwnProfile | undefined;
  accounts?: readonly MemberAccount[] | undefined;
  person?: Actor | undefined;
  second_factor?: SecondFactorAsked | undefined;
}

function readEntered({ token, user, accounts = [], person, second_factor: asked }: Entering): Entered | undefined {
  if (asked) return { asked };
  return token && user && person ? { session: { token, user, accounts, person } } : undefined;
}

function demandEntered(reply: Entering): Entered {
  const entered = readEntered(reply);
  if (!entered) throw new ApiError(200, {});
  return entered;
}

export async function logIn({ username, ...body }: z.input<typeof loginBody>): Promise<Entered> {
  return demandEntered((await request(authCalls.login, { body: { ...body, username: readMobile(username) } })).data);
}

/** Recipient of a code requested after a login; a username alone does not tell the contact. */
export function readCoded({ username }: { username: string }) {
  const name = readMobile(username);
  return { username: name, contact: name.includes('@') ? maskContact(name) : undefined };
}

export async function registerAccount(body: z.input<typeof registerBody>): Promise<{ contact: string }> {
  return (await request(authCalls.register, { body })).data;
}

export async function checkUsername(username: string, signal: AbortSignal) {
  return (await request(authCalls.checkUsernameAvailable, { query: { username } }, { signal })).data;
}

export async function checkPassword(body: { password: string; names: string[] }, signal: AbortSignal) {
  return (await request(authCalls.checkPassword, { body }, { signal })).data;
}

interface SoftReply {
  result: boolean;
  code?: string | undefined;
  reason?: string | undefined;
}

/** The code calls answer an expected refusal with `result: false`; this turns it into an ordinary error. */
function orThrow<R extends SoftReply>(reply: R): R {
  if (!reply.result) throw new ApiError(200, { code: reply.code ?? 'REFUSED', reason: reply.reason ?? '' });
  return reply;
}

export async function sendOtp(body: { username: string; isEmail: boolean; isMobile: boolean }): Promise<void> {
  orThrow(await request(authCalls.forgotPassword, { body }));
}

export async function resendOtp(username: string): Promise<void> {
  orThrow(await request(authCalls.resendOtp, { body: { username } }));
}

export interface Verified {
  /** After sign-up: the new session, or the second step where the account has a second factor by now. */
  entered: Entered | undefined;
  /** After a forgotten password: token for setting a new one, valid ten minutes. */
  resetToken: string | undefined;
  /** Masked contact of the next code: at sign-up, the e-mail after the mobile. */
  nextContact: string | undefined;
}

export async function verifyOtp(body: { username: string; otp: string }): Promise<Verified> {
  const data = orThrow(await request(authCalls.verifyOtp, { body })).data ?? {};
  return { entered: readEntered(data), resetToken: data.reset_token, nextContact: data.contact };
}

interface Reset {
  username: string;
  password: string;
  confirm_password: string;
  reset_token: string;
}

export async function resetPassword({ username, ...body }: Reset): Promise<void> {
  orThrow(await request(authCalls.resetPassword, { params: { username }, body }));
}

/** Signs in with the provider's token; a new account needs a role and accepted terms. */
export async function signInSocially(
  answer: SocialAnswer,
  joining?: { role: OpenRole; accept_terms: true; referral_code?: string },
): Promise<Entered> {
  if (answer.provider === 'google') {
    const body = { credential: answer.token, nonce: answer.nonce, ...joining };
    return demandEntered((await request(authCalls.googleLogin, { body })).data);
  }
  return demandEntered(
    (await request(authCalls.facebookLogin, { body: { access_token: answer.token, ...joining } })).data,
  );
}
