import { createHmac, randomBytes } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from '../../../contract/accounts/second-factors.ts';
import type { Context } from '../../kit/context/context.ts';
import {
  countSignature,
  insertPasskey,
  type PasskeyRow,
  selectPasskey,
  selectPasskeys,
} from './second-factors.queries.ts';
import { challengeTime, providerOf } from './second-factors.rules.ts';
import { insertChallenge, takeChallenge } from './tickets.queries.ts';

export type { PasskeyRow } from './second-factors.queries.ts';

/** ES256, EdDSA and RS256, as the WebAuthn specification recommends. */
const algorithms = [-8, -7, -257];

/** Aim of a challenge; it counts for nothing else. */
export type Purpose =
  | { purpose: 'register'; sessionId: number }
  | { purpose: 'step_up'; sessionId: number }
  | { purpose: 'second_factor'; ticketHash: string }
  | { purpose: 'sign_in' };

const boundTo = (asked: Purpose) => ({
  purpose: asked.purpose,
  session_id: 'sessionId' in asked ? asked.sessionId : null,
  ticket_hash: 'ticketHash' in asked ? asked.ticketHash : null,
});

async function makeChallenge(context: Context, asked: Purpose): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expires_at = new Date(context.now().getTime() + challengeTime);
  await insertChallenge(context.db, { challenge, ...boundTo(asked), expires_at });
  return challenge;
}

/** Uses up the challenge that was signed, if it was made for this; null otherwise. */
async function redeemChallenge(context: Context, asked: Purpose, clientData: string): Promise<string | null> {
  const challenge = readChallenge(clientData);
  if (challenge === null) return null;
  const made = await takeChallenge(context.db, { challenge, now: context.now() });
  const wanted = boundTo(asked);
  const isSame =
    made?.purpose === wanted.purpose &&
    made.session_id === wanted.session_id &&
    made.ticket_hash === wanted.ticket_hash;
  return isSame ? challenge : null;
}

function readChallenge(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as { challenge?: unknown };
    return typeof challenge === 'string' && /^[\w-]{20,200}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

const rpIdOf = ({ config }: Context) => new URL(config.publicUrl).hostname;

/**
 * The account in a passkey: opaque, the same for all passkeys of one account. Only authenticators go by it, to keep one
 * passkey an account; the credential says here whose it is.
 */
function handleOf(context: Context, accountId: number): string {
  return createHmac('sha256', context.secretKey).update(`passkey:${accountId}`).digest('base64url');
}

const named = ({ credential_id: id, transports }: PasskeyRow) => ({ id, type: 'public-key' as const, transports });

export async function listPasskeys(context: Context, accountId: number): Promise<PasskeyRow[]> {
  return selectPasskeys(context.db, accountId);
}

/** Options for a new passkey, which the account's other ones cannot be. */
export async function creationOptions(
  context: Context,
  { account, sessionId }: { account: { id: number; name: string; fullname: string }; sessionId: number },
): Promise<CreationOptions> {
  return {
    challenge: await makeChallenge(context, { purpose: 'register', sessionId }),
    rp: { id: rpIdOf(context), name: context.config.brandName },
    user: { id: handleOf(context, account.id), name: account.name, displayName: account.fullname },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeTime,
    excludeCredentials: (await listPasskeys(context, account.id)).map(named),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/** Options for signing a challenge: with any passkey, or with one of an account's. */
export async function requestOptions(
  context: Context,
  asked: Purpose,
  accountId: number | null = null,
): Promise<RequestOptions> {
  return {
    challenge: await makeChallenge(context, asked),
    rpId: rpIdOf(context),
    timeout: challengeTime,
    userVerification: 'required',
    allowCredentials: accountId === null ? [] : (await listPasskeys(context, accountId)).map(named),
  };
}

interface NewPasskey {
  accountId: number;
  sessionId: number;
  credential: Attestation;
  name: string;
}

/** Stores a new passkey: null when it is not what the challenge asked for, 'known' when it is stored already. */
export async function addPasskey(
  context: Context,
  { accountId, sessionId, credential, name }: NewPasskey,
): Promise<PasskeyRow | 'known' | null> {
  const { response, ...rest } = credential;
  const asked = { purpose: 'register', sessionId } as const;
  const expectedChallenge = await redeemChallenge(context, asked, response.clientDataJSON);
  if (expectedChallenge === null) return null;
  const { transports = [], ...parts } = response;
  const verified = await verifyRegistrationResponse({
    response: { ...rest, response: parts, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: context.config.publicUrl,
    expectedRPID: rpIdOf(context),
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential: made, aaguid } = verified.registrationInfo;
  const row = await insertPasskey(context.db, {
    account_id: accountId,
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports,
    name,
    provider: providerOf(aaguid),
    session_id: sessionId,
    created_at: context.now(),
  });
  return row ?? 'known';
}

type Judged = { passkey: PasskeyRow; isCopied: boolean };

/**
 * Judges a signed challenge: the passkey that signed it, and whether its counter says that there is a copy of it; null
 * when the signature, its challenge, or its owner (`accountId`) is wrong. A challenge is used up in any case.
 */
export async function judgeAssertion(
  context: Context,
  { assertion, asked, accountId }: { assertion: Assertion; asked: Purpose; accountId: number | null },
): Promise<Judged | null> {
  const { response, ...rest } = assertion;
  const expectedChallenge = await redeemChallenge(context, asked, response.clientDataJSON);
  if (expectedChallenge === null) return null;
  const passkey = await selectPasskey(context.db, assertion.id);
  if (!passkey || (accountId !== null && passkey.account_id !== accountId)) return null;
  // The handle is not signed and proves nothing; with another secret key it would shut out the passkeys made before.
  const { userHandle: _, ...parts } = response;
  const verified = await verifyAuthenticationResponse({
    response: { ...rest, response: parts, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: context.config.publicUrl,
    expectedRPID: rpIdOf(context),
    requireUserVerification: true,
    // The counter is judged below, together with storing it.
    credential: { id: passkey.credential_id, publicKey: Buffer.from(passkey.public_key, 'base64url'), counter: 0 },
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { newCounter: counter } = verified.authenticationInfo;
  return { passkey, isCopied: !(await countSignature(context.db, { id: passkey.id, counter, now: context.now() })) };
}
