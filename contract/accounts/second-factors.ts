import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { base64url, id, instant, maybeBase64url, name, otp } from '../kit/fields.ts';
import { toAsciiDigits } from '../kit/parse-number.ts';
import { access } from '../kit/permissions.ts';

/** Second factors, quickest first. */
export const secondFactors = ['passkey', 'totp', 'recovery'] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** Six digits of the authenticator app in any script, or a recovery code. */
export const factorCode = z
  .string()
  .check(z.trim(), z.overwrite(toAsciiDigits), z.minLength(1, 'This field is required.'), z.maxLength(40));

/** A value of WebAuthn in base64url. */
const encoded = base64url(12_000);
/** `AuthenticatorTransport`; browsers may add to the list. */
const transport = z.string().check(z.regex(/^[a-z-]{1,40}$/, 'This isn’t a kind of passkey connection.'));
const transports = z.optional(z.array(transport).check(z.maxLength(10)));

/** `AuthenticationResponseJSON` of WebAuthn: a challenge signed by a passkey. */
export const assertion = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: z.optional(z.nullable(maybeBase64url(200))),
  }),
});
export type Assertion = z.infer<typeof assertion>;

/** `RegistrationResponseJSON` of WebAuthn: a new passkey. */
const attestation = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: encoded, attestationObject: encoded, transports }),
});
export type Attestation = z.infer<typeof attestation>;

const credential = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) });

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credential),
});
export type RequestOptions = z.infer<typeof requestOptions>;

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.number(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.infer<typeof creationOptions>;

const passkey = z.object({
  id,
  name: z.string(),
  /** Where it is kept, such as iCloud Keychain; null when unknown. */
  provider: z.nullable(z.string()),
  createdAt: instant,
  last_used: z.nullable(instant),
});
export type PasskeyReply = z.infer<typeof passkey>;

const recoveryCodes = z.array(z.string());

export const secondFactorCalls = defineCalls(access.person, {
  getSecondFactors: {
    method: 'GET',
    path: '/auth/second-factors',
    auth: 'user',
    summary: 'My second factors, and whether one is required of me',
    reply: {
      data: z.object({
        /** Whether one is required: of operators in production, or by an account I act for. */
        required: z.boolean(),
        passkeys: z.int(),
        totp: z.nullable(z.object({ since: instant })),
        recovery_codes: z.object({ left: z.int(), total: z.int() }),
        /** Somebody asked to get in without a second factor, and can from then on; null where nobody did. */
        recovery: z.nullable(z.object({ started: instant, ready_at: instant })),
      }),
    },
  },
  listPasskeys: {
    method: 'GET',
    path: '/auth/passkeys',
    auth: 'user',
    summary: 'My passkeys, the oldest first',
    reply: { data: z.array(passkey) },
  },
  startPasskey: {
    method: 'POST',
    path: '/auth/passkeys/options',
    auth: 'user',
    stepUp: 'always',
    summary: 'Begin to add a passkey: options for navigator.credentials.create',
    reply: { data: creationOptions },
    errors: ['RULE'],
  },
  addPasskey: {
    method: 'POST',
    path: '/auth/passkeys',
    auth: 'user',
    stepUp: 'always',
    summary: 'Add the passkey that was made with the options; it signs in by itself and counts as both factors',
    body: z.strictObject({ credential: attestation, name: z.optional(name(1, 60)) }),
    reply: {
      data: z.object({
        passkey,
        /** With the first second factor: shown once. */
        recovery_codes: z.nullable(recoveryCodes),
      }),
    },
    errors: ['RULE', 'TAKEN'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/auth/passkeys/{id}',
    auth: 'user',
    stepUp: 'always',
    summary: 'Remove one of my passkeys',
    params: z.strictObject({ id }),
    reply: {},
    errors: ['RULE'],
  },
  startTotp: {
    method: 'POST',
    path: '/auth/totp',
    auth: 'user',
    stepUp: 'always',
    summary: 'Begin to set up an authenticator app: its secret, which counts once a code of it is entered',
    reply: { data: z.object({ secret: z.string(), otpauth_url: z.string() }) },
    errors: ['RULE'],
  },
  confirmTotp: {
    method: 'POST',
    path: '/auth/totp/confirm',
    auth: 'user',
    stepUp: 'always',
    summary: 'Turn the authenticator app on with its first code; the recovery codes are shown once',
    body: z.strictObject({ code: otp }),
    reply: { data: z.object({ recovery_codes: recoveryCodes }) },
    errors: ['RULE', 'WRONG_CODE'],
  },
  removeTotp: {
    method: 'DELETE',
    path: '/auth/totp',
    auth: 'user',
    stepUp: 'always',
    summary: 'Turn the authenticator app off',
    reply: {},
    errors: ['NOT_FOUND', 'RULE'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/auth/recovery-codes',
    auth: 'user',
    stepUp: 'always',
    summary: 'Make new recovery codes; the former ones end',
    reply: { data: z.object({ recovery_codes: recoveryCodes }) },
    errors: ['RULE'],
  },
});
