import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { Config } from '../../kit/config/config.ts';
import { AppError, refuse } from '../../kit/http/errors.ts';
import type { Person } from './provider.ts';

export interface GoogleSettings {
  clientId: string;
  authorizeUrl: string;
  issuers: string[];
  keys: KeySet;
}

type KeySet = ReturnType<typeof createRemoteJWKSet>;
/** One key set per address, because each caches what it fetched. */
const keySets = new Map<string, KeySet>();

function keySetAt(url: string): KeySet {
  const known = keySets.get(url) ?? createRemoteJWKSet(new URL(url));
  keySets.set(url, known);
  return known;
}

/** Google's published endpoints, otherwise the sandbox's if it is on; null without either. */
export function googleSettings(config: Config): GoogleSettings | null {
  if (config.googleClientId) {
    return {
      clientId: config.googleClientId,
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
      keys: keySetAt('https://www.googleapis.com/oauth2/v3/certs'),
    };
  }
  if (!config.sandbox) return null;
  return {
    clientId: 'sandbox-google-client',
    authorizeUrl: `${config.publicUrl}/sandbox/google/o/oauth2/v2/auth`,
    issuers: [`${config.publicUrl}/sandbox/google`],
    keys: keySetAt(`${config.ownUrl}/sandbox/google/oauth2/v3/certs`),
  };
}

/** Whether fetching the keys failed: timeout, wrong status, or not a key set. */
function isUnreachable({ code }: errors.JOSEError): boolean {
  return ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID'].includes(code);
}

/** Reads the person of an ID token after checking signature, issuer, audience, time and nonce. */
export async function readGoogleToken(
  settings: GoogleSettings,
  { credential, nonce }: { credential: string; nonce?: string | undefined },
): Promise<Person> {
  const refused = refuse('BAD_CREDENTIALS', 'We couldn’t confirm the Google sign-in. Please try again.');
  try {
    const { payload } = await jwtVerify(credential, settings.keys, {
      issuer: settings.issuers,
      audience: settings.clientId,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: 10,
    });
    // The nonce must be exactly the one the sign-in began with, and the token must be for our client alone.
    if (payload.nonce !== nonce || typeof payload.aud !== 'string') throw refused;
    return {
      provider: 'google',
      subject: payload.sub ?? '',
      name: typeof payload.name === 'string' ? payload.name : '',
      email: payload.email_verified === true && typeof payload.email === 'string' ? payload.email.toLowerCase() : null,
    };
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof errors.JOSEError && !isUnreachable(error)) throw refused;
    throw refuse('UNAVAILABLE', 'We can’t reach Google right now. Please try again.');
  }
}
