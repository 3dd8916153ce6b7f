interface Asking {
  authorizeUrl: string;
  redirectUrl: string;
  /** Returned with the code. */
  state: string;
  /** Hash of the PKCE verifier that is sent with the code later (RFC 7636). */
  challenge: string;
}

/** URL of a provider's consent page, with its own parameters in addition to OAuth's. */
export function consentUrl(
  { authorizeUrl, redirectUrl, state, challenge }: Asking,
  own: Record<string, string>,
): string {
  const asked = {
    redirect_uri: redirectUrl,
    response_type: 'code',
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  return `${authorizeUrl}?${new URLSearchParams({ ...own, ...asked })}`;
}
