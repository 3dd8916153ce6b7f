import { paths } from '../../lib/paths.ts';
import { readStored, storedKeys, writeStored } from '../../lib/stored.ts';

export type Provider = 'google' | 'facebook';

interface Begun {
  provider: Provider;
  /** OAuth state, which ties the answer to this browser. */
  state: string;
  /** OIDC nonce, which ties the ID token to this sign-in. */
  nonce: string;
  callbackUrl: string | null;
  /** Referral code of the inviting member. */
  referralCode: string | null;
}

/** Answer of the provider, received in the URL. */
export type SocialAnswer = Begun & { token: string };

/**
 * Redirects to the provider's consent page. It returns to /login with the token in the fragment, which never reaches a
 * server log. No provider script runs in our pages.
 */
export function beginSocialSignIn(provider: Provider, place: { authorize_url: string; client_id: string }): void {
  const query = new URLSearchParams(window.location.search);
  const begun: Begun = {
    provider,
    state: crypto.randomUUID(),
    nonce: crypto.randomUUID(),
    callbackUrl: query.get('callbackUrl'),
    referralCode: query.get('ref'),
  };
  writeStored(storedKeys.socialSignIn, JSON.stringify(begun));
  const address = new URL(place.authorize_url);
  const asked = {
    client_id: place.client_id,
    redirect_uri: window.location.origin + paths.login,
    response_type: provider === 'google' ? 'id_token' : 'token',
    scope: provider === 'google' ? 'openid email profile' : 'public_profile,email',
    state: begun.state,
    nonce: begun.nonce,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  window.location.assign(address);
}

/**
 * Reads the provider's answer from the URL, once: it is removed from the URL and the stored request. Returns 'refused' when
 * the user declined or the answer does not belong to a request of this browser.
 */
export function takeSocialAnswer(): SocialAnswer | 'refused' | undefined {
  const { hash, search, pathname } = window.location;
  const given = new URLSearchParams(hash.slice(1));
  for (const [name, value] of new URLSearchParams(search)) given.append(name, value);
  const token = given.get('id_token') ?? given.get('access_token');
  if (!token && !given.has('error')) return undefined;
  const begun = readBegun();
  writeStored(storedKeys.socialSignIn, null);
  const back = begun?.callbackUrl ? `?callbackUrl=${encodeURIComponent(begun.callbackUrl)}` : '';
  window.history.replaceState(window.history.state, '', pathname + back);
  if (!begun || !token || begun.state !== given.get('state')) return 'refused';
  return { ...begun, token };
}

function readBegun(): Begun | undefined {
  try {
    return JSON.parse(readStored(storedKeys.socialSignIn) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
